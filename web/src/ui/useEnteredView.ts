import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

export function useEnteredView(element: RefObject<HTMLElement | null>): boolean {
  const [entered, setEntered] = useState(false);
  useEffect(() => {
    if (entered || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setEntered(true);
      },
      // An element that only touches the lower edge of the window is not visible yet.
      { rootMargin: '-8px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [entered, element]);
  return entered;
}
