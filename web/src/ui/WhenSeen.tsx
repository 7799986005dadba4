import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { EmptyState } from './EmptyState.tsx';
import { useSeen } from './useSeen.ts';

interface WhenSeenProps {
  /** Fetches code and data, and answers what to show. */
  load: () => Promise<ReactNode>;
  loading: ReactNode;
  /** What to say when that fails, given the reason. */
  failure: (reason: string) => string;
  /** Keeps the place, so that what lies beneath does not jump. */
  sx?: SxProps<Theme>;
}

type Shown =
  | { status: 'loading' }
  | { status: 'ready'; node: ReactNode }
  | { status: 'failed'; reason: string };

/** A part of a page below the first screen: it is loaded when the visitor scrolls to it. */
export function WhenSeen({ load, loading, failure, sx = null }: WhenSeenProps) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  const [shown, setShown] = useState<Shown>({ status: 'loading' });

  const start = useCallback(
    () =>
      load().then(
        (node) => setShown({ status: 'ready', node }),
        (error: unknown) =>
          setShown({
            status: 'failed',
            reason: error instanceof Error ? error.message : 'Unknown error',
          }),
      ),
    [load],
  );

  useEffect(() => {
    if (seen) void start();
  }, [seen, start]);

  const retry = () => {
    setShown({ status: 'loading' });
    void start();
  };

  return (
    <Box ref={place} sx={sx}>
      {shown.status === 'loading' ? loading : null}
      {shown.status === 'ready' ? shown.node : null}
      {shown.status === 'failed' ? (
        <EmptyState title={failure(shown.reason)}>
          <Button variant="outlined" onClick={retry}>
            Try again
          </Button>
        </EmptyState>
      ) : null}
    </Box>
  );
}
