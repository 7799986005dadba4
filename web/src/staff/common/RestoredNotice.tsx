import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { formatLocally } from './formatInstant.ts';

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
