import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useBackCloses } from '../../../ui/useBackCloses.ts';

interface RemoveDialogProps {
  email: string;
  /** Number of requests that are still expected. */
  open: number;
  onRemove: (evenOpen: boolean) => void;
  onCancel: () => void;
}

/** Asks for the address once more, because the removal cannot be undone. */
export function RemoveDialog({ email, open, onRemove, onCancel }: RemoveDialogProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [evenOpen, setEvenOpen] = useState(false);
  useBackCloses(true, onCancel);
  const mayRemove = typed.trim().toLowerCase() === email && (open === 0 || evenOpen);
  return (
    <Dialog open onClose={onCancel} aria-labelledby={id} role="alertdialog">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (mayRemove) onRemove(evenOpen);
        }}
      >
        <DialogTitle id={id}>Remove this guest?</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2, overflowWrap: 'anywhere' }}>
            The personal data of {email} is removed from bookings, transfers and messages; dates,
            prices and figures stay. Mails, trips and the text of reviews are deleted. This cannot
            be undone.
          </DialogContentText>
          {open > 0 ? (
            <FormControlLabel
              sx={{ mb: 1.5 }}
              control={
                <Checkbox
                  checked={evenOpen}
                  onChange={({ target }) => setEvenOpen(target.checked)}
                />
              }
              label={`Also remove ${open === 1 ? 'the open request' : `the ${open} open requests`}`}
            />
          ) : null}
          <TextField
            fullWidth
            label="Type the address to confirm"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" variant="contained" color="error" disabled={!mayRemove}>
            Remove
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
