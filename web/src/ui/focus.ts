import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { signal } from './signal.ts';

/** `page` names the page if it has several addresses. */
export function useFocusOnNavigation(page?: string): void {
  const { pathname } = useLocation();
  const place = page ?? pathname;
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    const target =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [place]);
}

/** The button disappears when it is pressed: the card that it is in gets its focus. */
export const leaveFocus = (button: HTMLElement | null) => () => {
  if (button === document.activeElement) button?.closest('article')?.focus();
};

const tabbing = signal(false);
const tabbed = new AbortController();

export function noteTabbing(): void {
  tabbed.abort();
  tabbing.set(true);
}

// Listens from the start: a part that hydrates late would miss an earlier key. On the server there is no window.
if (typeof window !== 'undefined') {
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') noteTabbing();
  };
  window.addEventListener('keydown', onKeyDown, { capture: true, signal: tabbed.signal });
}

export const useTabbing = tabbing.use;
