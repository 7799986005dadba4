import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { onWideScreens } from '../export/ExportButton.tsx';
import { iconOnPhones } from '../editing/EditDialog.tsx';
import { NewBookingDialog } from './NewBookingDialog.tsx';

/** The button for a new booking. */
export function NewBooking() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<AddIcon />} onClick={() => setOpen(true)} sx={iconOnPhones}>
        <Box component="span" sx={onWideScreens}>
          New booking
        </Box>
      </Button>
      {isOpen ? <NewBookingDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
