import { baliDate } from '@selasar/domain';
import type { CivilDate } from '@selasar/domain';
import { useSyncExternalStore } from 'react';

const hourMs = 3_600_000;
/** How often a page that stays open looks at the clock, in milliseconds; a device that slept has missed its timers. */
const lookEveryMs = 15_000;

function subscribe(tell: () => void): () => void {
  const timer = setInterval(tell, lookEveryMs);
  document.addEventListener('visibilitychange', tell);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tell);
  };
}

const hour = () => Math.floor(Date.now() / hourMs);

/** The hour it is now, as the instant at which it began. What shows it is drawn anew when the next one begins. */
export const useHour = (): Date => new Date(useSyncExternalStore(subscribe, hour) * hourMs);

/** The day it is in Bali; turns at midnight there. */
export const useBaliToday = (): CivilDate => baliDate(useHour());
