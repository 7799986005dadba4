import type { CivilDate } from '@selasar/domain/core';
import { use, useCallback, useSyncExternalStore } from 'react';
import { eachLanguage, t } from '@selasar/domain/i18n';
import { Served } from '../ui/served.ts';

const timeZone = 'Asia/Makassar';

const hourMs = 3_600_000;

/** Hours since the epoch. */
const hour = (nowMs: number): string => String(Math.floor(nowMs / hourMs));

export const useHour = (): Date => new Date(Number(useClock(hour)) * hourMs);

const year = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' });

export const thisYear = (nowMs: number): string => year.format(nowMs);

/** yyyy-MM-dd. Uses the platform only, because every list of prices loads it. */
const day = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });

export const baliToday = (): CivilDate => day.format(Date.now());

export const useToday = (): CivilDate => useClock((nowMs) => day.format(nowMs));

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

const days = eachLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium' }),
);
const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' });

/** Uses the platform only: each public page loads it. */
export const momentText = (ms: number): string =>
  t('{time} (Bali time)', { time: `${days().format(ms)}, ${clock.format(ms)}` });
