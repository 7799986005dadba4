import {
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

const never = () => () => undefined;

/** False during hydration of a page from the server, when the result must match the server's. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

function onConnectionChange(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

export const useOnline = (): boolean =>
  useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );

export function useOnReconnect(onReconnect: () => void): void {
  const latest = useRef(onReconnect);
  useEffect(() => {
    latest.current = onReconnect;
  });
  useEffect(() => {
    const notify = () => latest.current();
    window.addEventListener('online', notify);
    return () => window.removeEventListener('online', notify);
  }, []);
}

function onVisibilityChange(notify: () => void): () => void {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
}

export const usePageVisible = (): boolean =>
  useSyncExternalStore(
    onVisibilityChange,
    () => document.visibilityState === 'visible',
    () => false,
  );

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', notify);
      return () => media.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Of the screen, also while the page is printed: what moves within the page then would lose its state. */
export function useScreen(query: string): boolean {
  const matches = useMedia(query);
  const isPrinting = useMedia('print');
  const [onScreen, setOnScreen] = useState(matches);
  if (!isPrinting && matches !== onScreen) setOnScreen(matches);
  return isPrinting ? onScreen : matches;
}

export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');

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

interface Connection {
  saveData?: boolean;
}

export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;

/** `timeout` is in milliseconds. */
export function whenIdle(work: () => void, timeout = 2000): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout });
  else setTimeout(work, 300);
}
