import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { useToday } from '../../../clock/useToday.ts';
import { useBackCloses } from '../../../ui/useBackCloses.ts';
import { phoneScreen } from '../grid/Card.tsx';
import { useBookables } from './bookable.ts';
import { NewRequestForm } from './NewRequestForm.tsx';

const none: readonly never[] = [];

/** A new booking of any tour or villa. */
export function NewBookingDialog({ onClose }: { onClose: () => void }) {
  const offers = useBookables() ?? none;
  const today = useToday();
  const id = useId();
  const isPhone = useMediaQuery(phoneScreen);
  useBackCloses(true, onClose);
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      fullScreen={isPhone}
      // A click outside the dialog does not discard what was typed.
      onClose={(_event, reason) => {
        if (reason === 'escapeKeyDown') onClose();
      }}
      aria-labelledby={id}
    >
      <NewRequestForm
        offers={offers}
        start={undefined}
        today={today}
        titleId={id}
        onClose={onClose}
      />
    </Dialog>
  );
}
