import { useCallback, useSyncExternalStore } from 'react';

const minuteMs = 60_000;

/**
 * What `read` tells of the present, also once it changes: it is read again as each minute begins, so that midnight is
 * not missed, and when the person comes back to the page, because timers sleep with the machine.
 */
export function useClock(read: () => string): string {
  const subscribe = useCallback((tell: () => void) => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      timer = setTimeout(tick, minuteMs - (Date.now() % minuteMs));
      tell();
    };
    timer = setTimeout(tick, minuteMs - (Date.now() % minuteMs));
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return useSyncExternalStore(subscribe, read, read);
}
