import { useTheme } from '@mui/material/styles';
import type { Palette } from '@mui/material/styles';
import { t } from '@selasar/domain';
import { useLayoutEffect, useState } from 'react';
import type { CSSProperties } from 'react';
import { Toaster, useSonner } from 'sonner';

type Side = 'top' | 'bottom';

/** The library's own reds and greens are a little too pale to read at AA. */
const colors = ({ status }: Palette): CSSProperties & Record<`--${string}`, string> => ({
  '--success-text': status.green.deep,
  '--error-text': status.red.deep,
  '--info-text': status.blue.deep,
  '--warning-text': status.yellow.deep,
});

/** From the upper edge of the window, below the navigation bar, and from the lower edge (pixels). */
const offset = { top: 80, bottom: 16 };
/** How much of the window toasts take: that many lines of text. */
const lines = 9;

/** Where toasts cover neither the field that has the focus nor the first that is wrong: the top, if they may choose. */
function freeSide(): Side {
  const end = offset.top + lines * Number.parseFloat(getComputedStyle(document.body).fontSize);
  const wrong = document.querySelector('[aria-invalid="true"]');
  const isUnderTop = [document.activeElement, wrong].some((field) => {
    const box = field?.matches('input, textarea, [role], [aria-invalid]')
      ? field.getBoundingClientRect()
      : undefined;
    return box && box.top < end && box.bottom > offset.top;
  });
  return isUnderTop ? 'bottom' : 'top';
}

/** Stands before the toaster, and so hears of a toast before it does. While toasts show they stay where they are. */
function Watch({ onFirst }: { onFirst: () => void }) {
  const { toasts } = useSonner();
  const some = toasts.length > 0;
  useLayoutEffect(() => {
    if (some) onFirst();
  }, [some, onFirst]);
  return null;
}

/** Where every toast appears. It is part of the page from the start, so that it is announced. */
export function Toasts() {
  const { typography, palette } = useTheme();
  const [side, setSide] = useState<Side>('top');
  const [choose] = useState(() => () => setSide(freeSide()));
  return (
    <>
      <Watch onFirst={choose} />
      <Toaster
        position={`${side}-center`}
        containerAriaLabel={t('Notifications')}
        richColors
        closeButton
        // Each may hold the way to undo something.
        visibleToasts={5}
        duration={6000}
        style={colors(palette)}
        offset={offset}
        mobileOffset={{ ...offset, left: 12, right: 12 }}
        toastOptions={{ style: { fontFamily: typography.fontFamily, fontSize: '0.95rem' } }}
      />
    </>
  );
}
