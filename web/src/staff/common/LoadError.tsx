import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useConnected } from '../../data/firebase/live/connection.ts';

interface LoadErrorProps {
  title?: string;
  message: string;
  onRetry: () => void;
}

export function LoadError({ title, message, onRetry }: LoadErrorProps) {
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {title ? <AlertTitle>{title}</AlertTitle> : null}
      <span>{message}</span>
    </Alert>
  );
}

interface LoadingProps {
  /** As in 'The messages'. */
  what: string;
  height: number;
}

/** In place of what is not loaded yet, which must not look like none. */
export function Loading({ what, height }: LoadingProps) {
  const connected = useConnected();
  if (connected) return <Skeleton variant="rounded" height={height} />;
  return (
    <Typography
      component="output"
      variant="body2"
      color="textSecondary"
      sx={{ display: 'block', minHeight: height }}
    >
      {`${what} will appear here once the connection is back.`}
    </Typography>
  );
}
