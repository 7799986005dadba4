import Dialog, { type DialogProps } from '@mui/material/Dialog';
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
