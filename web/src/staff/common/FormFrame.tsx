import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { RestoredNotice } from './RestoredNotice.tsx';

interface FormFrameProps {
  titleId: string;
  title: string;
  head?: ReactNode;
  restoredAt: string | undefined;
  onStartOver: () => void;
  onSave: (event: SyntheticEvent) => void;
  onCancel: () => void;
  save: string;
  disabled: boolean;
  problem: string | undefined;
  children: ReactNode;
}

export function FormFrame(props: FormFrameProps) {
  const id = useId();
  return (
    <>
      <DialogTitle id={props.titleId}>{props.title}</DialogTitle>
      <DialogContent dividers>
        {props.head}
        <Stack component="form" id={id} noValidate spacing={2.25} onSubmit={props.onSave}>
          <RestoredNotice at={props.restoredAt} onStartOver={props.onStartOver} />
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
