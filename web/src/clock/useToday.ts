import { baliDate } from '@selasar/domain';
import type { CivilDate } from '@selasar/domain';
import { useClock } from './useClock.ts';

/** The day it is in Bali; at midnight there it is the next one. For whatever shows a day or judges by it. */
export const useToday = (): CivilDate => useClock((nowMs) => baliDate(new Date(nowMs)));
