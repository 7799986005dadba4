import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { Served } from '../ui/served.ts';
import type { ServedPage } from '../ui/served.ts';
import { LazyToasts } from '../ui/LazyToasts.tsx';
import { theme } from './theme/theme.ts';

/** What is around the router, in the browser and on the server. */
export function App({ served, children }: { served: ServedPage; children: ReactNode }) {
  return (
    <StrictMode>
      <Served value={served}>
        <ThemeProvider theme={theme} defaultMode="light" storageManager={null}>
          <CssBaseline />
          {children}
          <LazyToasts />
        </ThemeProvider>
      </Served>
    </StrictMode>
  );
}
