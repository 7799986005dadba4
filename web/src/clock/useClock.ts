import { use, useCallback, useSyncExternalStore } from 'react';
import { Served } from '../ui/served.ts';

const minuteMs = 60_000;

/**
 * `read` gets an instant in milliseconds: each full minute, and when the page becomes visible, because timers sleep
 * with the machine. A page from the server first shows the value that the server read.
 */
export function useClock(read: (nowMs: number) => string): string {
  const { renderedAt } = use(Served);
  const subscribe = useCallback((notify: () => void) => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      timer = setTimeout(tick, minuteMs - (Date.now() % minuteMs));
      notify();
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
