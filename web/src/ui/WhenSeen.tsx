import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { LoadingFailed } from './loading/LoadingFailed.tsx';
import { useLoaded } from './loading/useLoaded.ts';
import { useSeen } from './useSeen.ts';
import { useTabbing } from './useTabbing.ts';

interface WhenSeenProps {
  /** What it is, for the keyboard that stops here while it loads. */
  label: string;
  /** Fetches code and data, and answers what to show. */
  load: () => Promise<ReactNode>;
  loading: ReactNode;
  /** What to say when that fails, given the reason. */
  failure: (reason: string) => string;
  className?: string;
  /** Keeps the place, so that what lies beneath does not jump. */
  sx?: SxProps<Theme>;
}

/**
 * A part of a page below the first screen: it is loaded when the visitor scrolls to it, or begins to go through the
 * page with the Tab key. Who is faster than the connection stops at the place, and goes on from there into the part.
 */
export function WhenSeen({ label, load, loading, failure, className, sx = null }: WhenSeenProps) {
  const place = useRef<HTMLElement>(null);
  const seen = useSeen(place);
  const tabbing = useTabbing();
  const shown = useLoaded(load, seen || tabbing);
  const [held, setHeld] = useState(false);
  const isLoading = shown.status === 'loading';

  return (
    <Box
      ref={place}
      component="section"
      className={className}
      aria-label={label}
      aria-busy={isLoading}
      // The focus is not lost when the part comes.
      tabIndex={isLoading ? 0 : held ? -1 : undefined}
      onFocus={({ target }) => setHeld(target === place.current)}
      onBlur={() => setHeld(false)}
      sx={sx}
    >
      {isLoading ? loading : null}
      {shown.status === 'ready' ? shown.part : null}
      {shown.status === 'failed' ? (
        <LoadingFailed onRetry={shown.retry}>{failure(shown.reason)}</LoadingFailed>
      ) : null}
    </Box>
  );
}
