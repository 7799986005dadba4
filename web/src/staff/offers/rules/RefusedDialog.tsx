import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { OfferCollection } from '@selasar/domain';
import { useEffect, useId } from 'react';
import { toast } from 'sonner';
import { useBackCloses } from '../../../ui/useBackCloses.ts';
import { offerNameInText } from '../offerName.ts';
import { RefusedList } from './RefusedList.tsx';
import { useRefusedBookings } from './useRefusedBookings.ts';
import type { SavedRules } from './useRefusedBookings.ts';

interface RefusedDialogProps {
  collection: OfferCollection;
  /** The rules that were just saved, and their offer. */
  saved: SavedRules | undefined;
  onClose: () => void;
}

/** Lists the open bookings that changed rules would refuse. Does not open if there are none. */
export function RefusedDialog({ collection, saved, onClose }: RefusedDialogProps) {
  const found = useRefusedBookings(collection, saved, saved?.terms);
  const isOpen = found !== undefined && found !== 'failed' && found.refused.length > 0;
  const id = useId();
  useBackCloses(isOpen, onClose);
  useEffect(() => {
    if (found === 'failed') {
      toast.warning('Open bookings could not be compared with the new rules');
    }
  }, [found]);
  if (!isOpen) return null;
  return (
    <Dialog open fullWidth onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>Bookings that the new rules would refuse</DialogTitle>
      <DialogContent>
        <DialogContentText>
          These open bookings of this {offerNameInText(collection)} stay as they are. They have to
          be kept or cancelled by hand.
        </DialogContentText>
        <RefusedList {...found} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
