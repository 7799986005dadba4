import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { SxProps, Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode } from 'react';
import { useBackCloses } from '../../ui/useBackCloses.ts';
import { phoneScreen } from './styles.ts';

interface FormDialogProps extends Pick<DialogProps, 'maxWidth'> {
  open?: boolean;
  /** The address has a part that opens it: without that part it is closed. */
  isInAddress?: boolean;
  /** By default a click outside does not discard what was typed. */
  closesOutside?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Named by its title. On a phone it fills the screen. */
export function FormDialog(props: FormDialogProps) {
  const { open = true, isInAddress = false, closesOutside = false, onClose, children } = props;
  const isPhone = useMediaQuery(phoneScreen);
  const onClickCapture = useBackCloses(open && !isInAddress, onClose);
  return (
    <Dialog
      open={open}
      fullWidth
      maxWidth={props.maxWidth ?? 'xs'}
      fullScreen={isPhone}
      onClose={(_event, reason) => {
        if (closesOutside || reason === 'escapeKeyDown') onClose();
      }}
      {...(isInAddress ? {} : { onClickCapture })}
    >
      {open ? children : null}
    </Dialog>
  );
}

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
