import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { t } from '@selasar/domain';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useBackCloses } from './useBackCloses.ts';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: string;
  /** Options of the action. */
  children?: ReactNode;
  /** The labels of the confirm and the cancel button. */
  confirm: string;
  cancel?: string;
  running?: boolean;
  /** The colour of the confirm button. */
  color?: 'error' | 'primary';
  /** False if Back itself opened the dialog. */
  backCloses?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before an action that cannot be undone or is serious. */
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
        <Button onClick={props.onCancel}>{cancel}</Button>
        <Button variant="contained" color={color} disabled={running} onClick={props.onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
