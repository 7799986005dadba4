import type { CivilDate } from '@selasar/domain';
import { useClock } from './useClock.ts';

/** Writes a day as yyyy-MM-dd. Of the platform alone, since every list of prices judges by it. */
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Makassar', dateStyle: 'short' });

/** The day it is in Bali now. */
export const today = (): CivilDate => day.format(Date.now());

/** The day it is in Bali; at midnight there it is the next one. For whatever shows a day or judges by it. */
export const useToday = (): CivilDate => useClock((nowMs) => day.format(nowMs));
