import { baliDate } from '@selasar/domain';
import type { CivilDate } from '@selasar/domain';

/** The day it is in Bali now. */
export const baliToday = (): CivilDate => baliDate(new Date());
