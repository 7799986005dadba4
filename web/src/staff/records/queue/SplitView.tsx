import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A grid and the open record beside it on a wide screen; otherwise the record covers the page. */
export const SplitView = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'flex',
      gap: 2,
      alignItems: 'flex-start',
      '& > :first-of-type': { flex: 1, minWidth: 0 },
    }}
  >
    {children}
  </Box>
);
