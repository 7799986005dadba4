import { baliDate } from '@selasar/domain';
import type { CivilDate } from '@selasar/domain';

/** The current date in Bali. */
export const baliToday = (): CivilDate => baliDate(new Date());
