import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { StrictMode, type ReactNode } from 'react';
import { Served, type ServedPage } from '../ui/served.ts';
import { ServedRates } from '../site/common/useCurrency.ts';
import type { PageState } from './pageState.ts';
import { theme } from './theme/theme.ts';
import { lazyIsland } from '../ui/bootstrap/lazyIsland.tsx';

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

/** Its code loads after the visitor's first interaction; earlier toasts are shown then. */
const ToastsIsland = lazyIsland(
  'src/ui/Toasts.tsx',
  async () => (await import('../ui/Toasts.tsx')).Toasts,
  () => null,
);
