import { useTheme } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { Toaster } from 'sonner';

/** The library's own reds and greens are a little too pale to read at AA. */
const colors: CSSProperties & Record<`--${string}`, string> = {
  '--success-text': '#17502a',
  '--error-text': '#8c1d18',
  '--info-text': '#174a86',
  '--warning-text': '#6b4700',
};

/** Where every toast appears. It is part of the page from the start, so that it is announced. */
export function Toasts() {
  const { typography } = useTheme();
  return (
    <Toaster
      position="top-center"
      richColors
      closeButton
      duration={6000}
      style={colors}
      offset={84}
      mobileOffset={{ top: 80, left: 12, right: 12 }}
      toastOptions={{ style: { fontFamily: typography.fontFamily, fontSize: '0.95rem' } }}
    />
  );
}
