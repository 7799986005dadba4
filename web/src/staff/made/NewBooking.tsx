import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { NewBookingDialog } from './NewBookingDialog.tsx';

/** The way to a new booking. */
export function NewBooking() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<AddIcon />} onClick={() => setOpen(true)} sx={{ whiteSpace: 'nowrap' }}>
        New booking
      </Button>
      {isOpen ? <NewBookingDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
