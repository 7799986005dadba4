import CircularProgress from '@mui/material/CircularProgress';
import type { ReactNode } from 'react';
import { Notice } from './Notice.tsx';

export function Loading({ children }: { children: ReactNode }) {
  return (
    <Notice
      sx={{
        display: 'grid',
        gap: 2,
        justifyItems: 'center',
        alignContent: 'start',
        pt: { xs: 8, md: 12 },
        // Keeps the footer out of view, so that nothing jumps when the content loads.
        minHeight: '100vh',
        color: 'text.secondary',
      }}
    >
      <CircularProgress aria-hidden />
      <span>{children}</span>
    </Notice>
  );
}
