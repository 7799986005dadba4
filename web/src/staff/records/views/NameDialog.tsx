import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useEffect, useId, useRef, useState } from 'react';
import { viewLimits } from '../../../data/records/views/savedView.ts';
import { useBackCloses } from '../../../ui/useBackCloses.ts';

interface NameDialogProps {
  open: boolean;
  title: string;
  /** The current name. */
  name: string;
  onName: (name: string) => unknown;
  onClose: () => void;
}

/** Asks for the name of a view. */
export function NameDialog(props: NameDialogProps) {
  const { open, title, onClose } = props;
  const id = useId();
  useBackCloses(open, onClose);
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <Naming {...props} />
    </Dialog>
  );
}

function Naming({ name, onName, onClose }: NameDialogProps) {
  const [typed, setTyped] = useState(name);
  const [isTried, setTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const given = typed.trim();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (given === '') return;
        onName(given);
        onClose();
      }}
    >
      <DialogContent sx={{ pt: 1 }}>
        <TextField
          fullWidth
          required
          margin="dense"
          label="Name"
          value={typed}
          inputRef={input}
          error={isTried && given === ''}
          helperText={isTried && given === '' ? 'Please enter a name' : undefined}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { maxLength: viewLimits.name, autoComplete: 'off' } }}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="contained">
          Save
        </Button>
      </DialogActions>
    </form>
  );
}
