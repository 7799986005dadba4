import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { SxProps, Theme } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { useBackCloses } from '../../ui/useBackCloses.ts';

interface InfoDialogProps extends Pick<DialogProps, 'maxWidth'> {
  open?: boolean;
  title: string;
  content?: { dividers?: boolean; sx?: SxProps<Theme> };
  /** Before 'Close'. */
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** It has nothing to save. */
export function InfoDialog(props: InfoDialogProps) {
  const { open = true, title, content, actions, onClose, children } = props;
  useBackCloses(open, onClose);
  return (
    <Dialog open={open} fullWidth maxWidth={props.maxWidth ?? 'sm'} onClose={onClose}>
      <DialogTitle sx={{ overflowWrap: 'anywhere' }}>{title}</DialogTitle>
      <DialogContent {...content}>{children}</DialogContent>
      <DialogActions
        sx={{ px: 3, pt: content?.dividers ? 2 : 1, pb: 2, flexWrap: 'wrap', gap: actions ? 1 : 0 }}
      >
        {actions}
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
