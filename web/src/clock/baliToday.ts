import { baliDate, type CivilDate } from '@selasar/domain/core';

export const baliToday = (): CivilDate => baliDate(new Date());
