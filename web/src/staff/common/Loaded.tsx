import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import type { Loadable } from './lives.ts';
import { LoadError } from './LoadError.tsx';

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
