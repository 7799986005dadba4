import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

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
