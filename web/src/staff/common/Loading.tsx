import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useConnected } from '../../data/firebase/live/connection.ts';

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
