import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { momentText } from '../../clock/momentText.ts';
import { useOnline } from '../../ui/useOnline.ts';
import { useOnReconnect } from '../../ui/useOnReconnect.ts';

interface SeenLastProps {
  seenAtMs: number;
  onRetry: () => void;
}

/** Says from when the trip on the page is, and why nothing can be sent. */
export function SeenLast({ seenAtMs, onRetry }: SeenLastProps) {
  const online = useOnline();
  useOnReconnect(onRetry);
  return (
    <Alert
      severity="warning"
      sx={{ mb: 3, alignItems: 'center' }}
      action={
        online ? (
          <Button color="inherit" onClick={onRetry}>
            Try again
          </Button>
        ) : null
      }
    >
      Seen last on {momentText(seenAtMs)}.{' '}
      {online ? 'The server cannot be reached.' : 'You are offline.'} What has changed since is not
      shown, and you can change and write when the connection is back.
    </Alert>
  );
}
