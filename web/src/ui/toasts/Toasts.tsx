import { useTheme } from '@mui/material/styles';
import type { Palette } from '@mui/material/styles';
import { t } from '@selasar/domain';
import { useLayoutEffect, useState } from 'react';
import type { CSSProperties } from 'react';
import { Toaster, useSonner } from 'sonner';
import { useFocusReturn } from './useFocusReturn.ts';

type Side = 'top' | 'bottom';

/** The library's own reds and greens are too pale for AA contrast. */
const colors = ({ status }: Palette): CSSProperties & Record<`--${string}`, string> => ({
  '--success-text': status.green.deep,
  '--error-text': status.red.deep,
  '--info-text': status.blue.deep,
  '--warning-text': status.yellow.deep,
});

/** Distance from the upper edge of the window, below the navigation bar, and from the lower edge (pixels). */
const offset = { top: 80, bottom: 16 };
/** The space that toasts need, in lines of text. */
const lines = 9;

/** The side where toasts cover neither the focused field nor the first invalid one; the top by default. */
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

/** Rendered before the toaster, so it is notified of a toast first. Visible toasts do not move. */
function Watch({ onFirst }: { onFirst: () => void }) {
  const { toasts } = useSonner();
  const some = toasts.length > 0;
  useLayoutEffect(() => {
    if (some) onFirst();
  }, [some, onFirst]);
  return null;
}

/** The container of all toasts. Present from the start, so that toasts are announced. */
export function Toasts() {
  const { typography, palette } = useTheme();
  const [side, setSide] = useState<Side>('top');
  const [choose] = useState(() => () => setSide(freeSide()));
  const focusReturn = useFocusReturn();
  return (
    <div {...focusReturn}>
      <Watch onFirst={choose} />
      <Toaster
        position={`${side}-center`}
        containerAriaLabel={t('Notifications')}
        richColors
        closeButton
        // Each toast may have an undo button.
        visibleToasts={5}
        duration={6000}
        style={colors(palette)}
        offset={offset}
        mobileOffset={{ ...offset, left: 12, right: 12 }}
        toastOptions={{ style: { fontFamily: typography.fontFamily, fontSize: '0.95rem' } }}
      />
    </div>
  );
}
