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
        alignContent: 'center',
        minHeight: 320,
        color: 'text.secondary',
      }}
    >
      <CircularProgress aria-hidden />
      {children}
    </Notice>
  );
}
