import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { theme } from '../app/theme/theme.ts';
import { Toasts } from '../ui/Toasts.tsx';

/** Renders routes at a path, with the theme and the toasts around them. */
export function renderAt(path: string, routes: RouteObject[]) {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <ThemeProvider theme={theme} storageManager={null}>
      <RouterProvider router={router} />
      <Toasts />
    </ThemeProvider>,
  );
  return router;
}
