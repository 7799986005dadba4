import { useEffect, useRef } from 'react';
import type { FocusEvent } from 'react';

/** For the element around buttons: when the focused one disappears, the next gets the focus. */
export function useRestoreFocus() {
  const place = useRef<HTMLDivElement>(null);
  const within = useRef(false);
  useEffect(() => {
    const observer = new MutationObserver(() => {
      // When the focused element is removed, the focus falls to the page.
      if (within.current && document.activeElement === document.body) {
        place.current?.querySelector('button')?.focus();
      }
    });
    if (place.current) observer.observe(place.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return {
    ref: place,
    onFocus: () => {
      within.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // A blur without a target may mean that the element was removed.
      if (relatedTarget) within.current = false;
    },
  };
}
