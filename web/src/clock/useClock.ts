import { use, useCallback, useSyncExternalStore } from 'react';
import { Served } from '../ui/served.ts';

const minuteMs = 60_000;

/**
 * What `read` tells of a moment, given in milliseconds: of the present, also once it changes. It is read again as each
 * minute begins, so that midnight is not missed, and when the person comes back to the page, because timers sleep with
 * the machine. A page that comes from the server first shows what the server read.
 */
export function useClock(read: (nowMs: number) => string): string {
  const { renderedAt } = use(Served);
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
  return useSyncExternalStore(
    subscribe,
    () => read(Date.now()),
    () => read(renderedAt),
  );
}
