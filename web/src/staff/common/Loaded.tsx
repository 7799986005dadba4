import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Loadable } from './useRead.ts';
import { useConnected } from '../../data/firebase/live/connection.ts';

interface LoadedProps<T> {
  live: Loadable<T>;
  /** As in 'Failed to load the team'. */
  failed: string;
  /** Of what stands there while it loads, in pixels. */
  height: number;
  children: (data: T) => ReactNode;
}

export function Loaded<T>({ live, failed, height, children }: LoadedProps<T>) {
  if (live.status === 'error') return <LoadError message={failed} onRetry={live.retry} />;
  if (live.status === 'loading') return <Skeleton variant="rounded" height={height} />;
  return children(live.data);
}

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
