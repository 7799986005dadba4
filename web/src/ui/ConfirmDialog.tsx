import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { t } from '@selasar/domain/i18n';
import { useId, type ReactNode, useState } from 'react';
import { useBackCloses } from './useBackCloses.ts';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: string;
  children?: ReactNode;
  confirm: string;
  cancel?: string;
  running?: boolean;
  color?: 'error' | 'primary';
  /** False if Back itself opened the dialog. */
  backCloses?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    text,
    confirm,
    cancel = t('Cancel'),
    running = false,
    color = 'error',
  } = props;
  const id = useId();
  useBackCloses(open && (props.backCloses ?? true), props.onCancel);
  return (
    <Dialog open={open} onClose={props.onCancel} aria-labelledby={id} role="alertdialog">
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {text}
        </DialogContentText>
        {props.children}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={props.onCancel}>
          <span>{cancel}</span>
        </Button>
        <Button variant="contained" color={color} disabled={running} onClick={props.onConfirm}>
          <span>{confirm}</span>
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface Words {
  title: string;
  confirm: string;
  cancel: string;
}

interface Prompt {
  text: string;
  answer: (yes: boolean) => void;
}

export function useQuestion(words: Words): {
  ask: (text: string) => Promise<boolean>;
  dialog: ReactNode;
} {
  const [prompt, setPrompt] = useState<Prompt>();
  // Keeps the text while the dialog fades out.
  const [open, setOpen] = useState(false);
  const settle = (yes: boolean) => {
    prompt?.answer(yes);
    setOpen(false);
  };
  return {
    ask: (text) =>
      new Promise((answer) => {
        setPrompt({ text, answer });
        setOpen(true);
      }),
    dialog: (
      <ConfirmDialog
        {...words}
        // The form itself asks before it is left.
        backCloses={false}
        open={open}
        text={prompt?.text ?? ''}
        onConfirm={() => settle(true)}
        onCancel={() => settle(false)}
      />
    ),
  };
}
