import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { RouterProvider } from 'react-router-dom';
import { theme } from './theme/theme.ts';
import { Toasts } from '../ui/Toasts.tsx';
import { router } from './router.ts';

export function App() {
  return (
    <ThemeProvider theme={theme} defaultMode="light" storageManager={null}>
      <CssBaseline />
      <RouterProvider router={router} />
      <Toasts />
    </ThemeProvider>
  );
}
