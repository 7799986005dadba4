import type { CivilDate } from '@selasar/domain';
import { useClock } from './useClock.ts';

/** Formats a day as yyyy-MM-dd. Uses the platform only, because every list of prices loads it. */
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Makassar', dateStyle: 'short' });

/** The current date in Bali. */
export const today = (): CivilDate => day.format(Date.now());

/** The current date in Bali, which changes at midnight there. */
export const useToday = (): CivilDate => useClock((nowMs) => day.format(nowMs));
