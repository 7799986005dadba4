import CircularProgress from '@mui/material/CircularProgress';
import type { ReactNode } from 'react';
import { Notice } from './Notice.tsx';

/** A spinner and what it stands for. */
export function Loading({ children }: { children: ReactNode }) {
  return (
    <Notice
      sx={{
        display: 'grid',
        gap: 2,
        justifyItems: 'center',
        alignContent: 'start',
        pt: { xs: 8, md: 12 },
        // The footer stays out of sight, so that nothing jumps when what is awaited comes.
        minHeight: '100vh',
        color: 'text.secondary',
      }}
    >
      <CircularProgress aria-hidden />
      {children}
    </Notice>
  );
}
