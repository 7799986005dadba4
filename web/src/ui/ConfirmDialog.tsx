import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { t } from '@selasar/domain/i18n';
import { useId } from 'react';
import type { ReactNode } from 'react';
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
