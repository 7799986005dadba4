import { useColorScheme, useTheme, type Palette } from '@mui/material/styles';
import { t } from '@selasar/domain/i18n';
import {
  useLayoutEffect,
  useState,
  type CSSProperties,
  useRef,
  type FocusEvent,
  type MouseEvent,
} from 'react';
import { Toaster, useSonner } from 'sonner';
import { bottomBars } from './BottomBar.tsx';

/** Pixels: below the navigation bar, and above the lower edge of the window or what is fixed there. */
const gap = { top: 80, bottom: 16 };
/** What a toast needs: the library's width in pixels, and lines of text. */
const size = { width: 356, lines: 7 };

const important = [
  ':focus',
  '[aria-invalid="true"]',
  'form:focus-within [type="submit"]',
  '.MuiDialogActions-root button',
].join();

interface Place {
  side: 'top' | 'bottom';
  offset: { top: number; bottom: number };
}

/** Below, far from the first buttons and fields of the page, unless less that is important is covered above. */
function freePlace(): Place {
  const offset = { ...gap, bottom: gap.bottom + heightOfBars() };
  const height = size.lines * Number.parseFloat(getComputedStyle(document.body).fontSize);
  const width = Math.min(size.width, window.innerWidth);
  const left = (window.innerWidth - width) / 2;
  const covered = (top: number) => coveredBy(new DOMRect(left, top, width, height));
  const below = covered(window.innerHeight - offset.bottom - height);
  return { side: below <= covered(offset.top) ? 'bottom' : 'top', offset };
}

function heightOfBars(): number {
  const end = window.innerHeight;
  const tops = [...document.querySelectorAll(bottomBars)]
    .filter((bar) => getComputedStyle(bar).visibility === 'visible')
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ top, bottom }) => top < end && bottom > end - gap.top)
    .map(({ top }) => top);
  return end - Math.min(end, ...tops);
}

const isToast = (element: Element) => element.closest('[data-sonner-toaster]') !== null;

const coveredBy = (area: DOMRect): number =>
  [...document.querySelectorAll(important)].filter(
    (element) => !isToast(element) && isWithin(area, element),
  ).length;

/** Neither scrolled away nor under something else, such as a dialog. */
function isWithin(area: DOMRect, element: Element): boolean {
  const box = element.getBoundingClientRect();
  const left = Math.max(area.left, box.left);
  const right = Math.min(area.right, box.right);
  const top = Math.max(area.top, box.top);
  const bottom = Math.min(area.bottom, box.bottom);
  if (left >= right || top >= bottom) return false;
  const shown = document
    .elementsFromPoint((left + right) / 2, (top + bottom) / 2)
    .find((one) => !isToast(one));
  return shown !== undefined && element.contains(shown);
}

const focusable = '[tabindex="0"], a[href], button:not(:disabled), input:not(:disabled)';

function pathOf(element: EventTarget | null): HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let at = element; at instanceof HTMLElement; at = at.parentElement) path.push(at);
  return path;
}

/**
 * The pressed button disappears with its toast. If the place before is gone, such as a row that has left its list, what
 * is around it gets the focus.
 */
function useFocusReturn() {
  const path = useRef<readonly HTMLElement[]>([]);
  return {
    onFocusCapture: (event: FocusEvent) => {
      const { relatedTarget, currentTarget } = event;
      if (!currentTarget.contains(relatedTarget)) path.current = pathOf(relatedTarget);
      // Sonner would return the focus whenever it leaves the toasts, also from where a person or an action moved it.
      event.stopPropagation();
    },
    onClick: ({ currentTarget }: MouseEvent) => {
      // An action may have moved the focus itself.
      const pressed = document.activeElement?.closest('button');
      if (!pressed || !currentTarget.contains(pressed)) return;
      const [place, ...around] = path.current;
      if (place?.isConnected) place.focus({ preventScroll: true });
      else
        around
          .find((one) => one.isConnected)
          ?.querySelector<HTMLElement>(focusable)
          ?.focus();
    },
  };
}

/** The library's own reds and greens are too pale for AA contrast on its pale backgrounds. */
const colors = (
  { status }: Palette,
  shade: 'pale' | 'deep',
): CSSProperties & Record<`--${string}`, string> => ({
  '--success-text': status.green[shade],
  '--error-text': status.red[shade],
  '--info-text': status.blue[shade],
  '--warning-text': status.yellow[shade],
});

/** The library's button is 24 pixels high, in a font of its own. */
const actionButton = { height: 32, paddingInline: 12, font: 'inherit', fontWeight: 600 } as const;

/** A form that is refused moves the focus, and scrolls, a moment after its toast (milliseconds). */
const settlesMs = 1000;

/** Rendered before the toaster, so it is notified of a toast first. Later, visible toasts do not move. */
function Watch({ onFirst }: { onFirst: () => void }) {
  const { toasts } = useSonner();
  const some = toasts.length > 0;
  useLayoutEffect(() => {
    if (!some) return undefined;
    onFirst();
    const settled = new AbortController();
    for (const moved of ['focusin', 'scroll'])
      window.addEventListener(moved, onFirst, { capture: true, signal: settled.signal });
    const timer = setTimeout(() => settled.abort(), settlesMs);
    return () => {
      clearTimeout(timer);
      settled.abort();
    };
  }, [some, onFirst]);
  return null;
}

/** Present from the start, so that toasts are announced. */
export function Toasts() {
  const { typography, palette } = useTheme();
  const isDark = useColorScheme().colorScheme === 'dark';
  const [{ side, offset }, setPlace] = useState<Place>({
    side: 'bottom',
    offset: { top: 0, bottom: 0 },
  });
  const [choose] = useState(() => () => setPlace(freePlace()));
  const focusReturn = useFocusReturn();
  return (
    <div {...focusReturn}>
      <Watch onFirst={choose} />
      <Toaster
        position={`${side}-center`}
        containerAriaLabel={t('Notifications')}
        richColors
        closeButton
        visibleToasts={5}
        duration={6000}
        theme={isDark ? 'dark' : 'light'}
        style={colors(palette, isDark ? 'pale' : 'deep')}
        offset={offset}
        mobileOffset={{ ...offset, left: 12, right: 12 }}
        toastOptions={{
          style: { fontFamily: typography.fontFamily, fontSize: '0.95rem' },
          actionButtonStyle: actionButton,
        }}
      />
    </div>
  );
}
