import { ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { LoadingTrouble } from '../ui/loading/LoadingTrouble.tsx';
import { onWaiting } from '../ui/loading/waiting.ts';
import { theme } from './theme/theme.ts';

const Trouble = () => <LoadingTrouble isFirstPage />;

/** Says why a page that can be read cannot be used yet, should its code not come. Answers what ends that. */
export function tellTrouble(): () => void {
  const place = document.createElement('div');
  let root: Root | undefined;
  const stop = onWaiting(() => {
    if (root) return;
    document.body.append(place);
    root = createRoot(place);
    root.render(
      <ThemeProvider theme={theme} defaultMode="light" storageManager={null}>
        <RouterProvider router={createMemoryRouter([{ path: '*', Component: Trouble }])} />
      </ThemeProvider>,
    );
  });
  return () => {
    stop();
    root?.unmount();
    place.remove();
  };
}
