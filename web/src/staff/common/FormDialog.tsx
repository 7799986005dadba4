import Dialog, { type DialogProps } from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, type SyntheticEvent, useId } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useBackCloses } from '../../ui/useBackCloses.ts';
import { phoneScreen } from './styles.ts';
import { formatLocally } from './formatInstant.ts';

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

interface FormFrameProps {
  title: string;
  head?: ReactNode;
  /** By default it keeps no draft. */
  restoredAt?: string | undefined;
  onStartOver?: () => void;
  onSave: (event: SyntheticEvent) => void;
  onCancel: () => void;
  save: string;
  disabled: boolean;
  problem?: string | undefined;
  children: ReactNode;
}

export function FormFrame(props: FormFrameProps) {
  const id = useId();
  return (
    <>
      <DialogTitle sx={{ overflowWrap: 'anywhere' }}>{props.title}</DialogTitle>
      <DialogContent dividers>
        {props.head}
        <Stack component="form" id={id} noValidate spacing={2.25} onSubmit={props.onSave}>
          <RestoredNotice at={props.restoredAt} onStartOver={() => props.onStartOver?.()} />
          {props.children}
        </Stack>
      </DialogContent>
      {/* Beside the buttons: on a phone the end of the form may be out of sight. */}
      {props.problem ? (
        <Alert
          severity="error"
          sx={{
            flex: 'none',
            maxHeight: '30dvh',
            borderRadius: 0,
            whiteSpace: 'pre-line',
            overflow: 'auto',
          }}
        >
          {props.problem}
        </Alert>
      ) : null}
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button onClick={props.onCancel}>Cancel</Button>
        <Button type="submit" form={id} variant="contained" disabled={props.disabled}>
          <span>{props.save}</span>
        </Button>
      </DialogActions>
    </>
  );
}

interface RestoredNoticeProps {
  /** An ISO instant; undefined if the form did not open with a draft. */
  at: string | undefined;
  onStartOver: () => void;
}

/** Every form of staff restores its draft by itself, and can start over. */
export const RestoredNotice = ({ at, onStartOver }: RestoredNoticeProps) =>
  at === undefined ? null : (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={onStartOver}>
          Start over
        </Button>
      }
    >
      {`You have unsaved changes from ${formatLocally(new Date(at))}.`}
    </Alert>
  );
