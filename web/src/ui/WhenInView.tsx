import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { LoadingFailed, useLoaded } from './loading/useLoaded.tsx';
import { useEnteredView } from './browser.ts';
import { useTabbing } from './focus.ts';

interface WhenInViewProps {
  label: string;
  load: () => Promise<ReactNode>;
  loading: ReactNode;
  failure: (reason: string) => string;
  className?: string;
  sx?: SxProps<Theme>;
}

/**
 * Loads when the visitor scrolls to it or first uses the Tab key. A keyboard user who is faster than the connection
 * stops at its placeholder, and continues from there into the part.
 */
export function WhenInView({
  label,
  load,
  loading,
  failure,
  className,
  sx = null,
}: WhenInViewProps) {
  const place = useRef<HTMLElement>(null);
  const entered = useEnteredView(place);
  const tabbing = useTabbing();
  const shown = useLoaded(load, entered || tabbing);
  const [held, setHeld] = useState(false);
  const isLoading = shown.status === 'loading';

  return (
    <Box
      ref={place}
      component="section"
      className={className}
      aria-label={label}
      aria-busy={isLoading}
      // Keeps the focus when the part loads.
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
