import { useEffect, useRef } from 'react';
import type { FocusEvent } from 'react';

/**
 * Keeps the keyboard where it is when the button that it was on goes away: on the next one in the same place. The answer
 * belongs onto what is around them.
 */
export function useKeptFocus() {
  const place = useRef<HTMLDivElement>(null);
  const within = useRef(false);
  useEffect(() => {
    const observer = new MutationObserver(() => {
      // Where the focused element is removed, the focus falls to the page.
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
      // Into nothing it falls when its element goes.
      if (relatedTarget) within.current = false;
    },
  };
}
