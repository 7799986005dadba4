import { useTheme } from '@mui/material/styles';
import { Toaster } from 'sonner';

/** Where every toast appears. It is part of the page from the start, so that it is announced. */
export function Toasts() {
  const { typography } = useTheme();
  return (
    <Toaster
      position="top-center"
      richColors
      closeButton
      duration={6000}
      offset={84}
      mobileOffset={{ top: 80, left: 12, right: 12 }}
      toastOptions={{ style: { fontFamily: typography.fontFamily, fontSize: '0.95rem' } }}
    />
  );
}
