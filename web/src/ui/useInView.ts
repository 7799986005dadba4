import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether the element is visible, by more than `margin` pixels at the edges of the window. */
export function useInView(element: RefObject<HTMLElement | null>, margin: number): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: `${-margin}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin]);
  return inView;
}
