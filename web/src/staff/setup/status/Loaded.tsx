import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import type { Live } from '../../../data/firebase/live/useLive.ts';
import { LoadError } from '../../common/LoadError.tsx';

export type Source<T> = Live<T> & { retry: () => void };

interface LoadedProps<T> {
  live: Source<T>;
  /** The message when loading fails. */
  failed: string;
  children: (data: T) => ReactNode;
}

/** The content of a part of the page, once it has loaded. */
export function Loaded<T>({ live, failed, children }: LoadedProps<T>) {
  if (live.status === 'error') return <LoadError message={failed} onRetry={live.retry} />;
  return live.status === 'loading' ? (
    <Skeleton variant="rounded" height={44} />
  ) : (
    children(live.data)
  );
}
