import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { Served } from '../ui/served.ts';
import type { ServedPage } from '../ui/served.ts';
import { ServedRates } from '../site/common/currency/useCurrency.ts';
import { ToastsIsland } from '../ui/toasts/ToastsIsland.tsx';
import type { PageState } from './pageState.ts';
import { theme } from './theme/theme.ts';

interface AppProps {
  served: ServedPage;
  rates?: PageState['rates'];
  children: ReactNode;
}

export function App({ served, rates, children }: AppProps) {
  return (
    <StrictMode>
      <Served value={served}>
        {/* noSsr: nothing here depends on the browser's colour scheme, so no second render is needed. */}
        <ThemeProvider theme={theme} defaultMode="light" storageManager={null} noSsr>
          <CssBaseline />
          <ServedRates value={rates}>{children}</ServedRates>
          <ToastsIsland />
        </ThemeProvider>
      </Served>
    </StrictMode>
  );
}
