import type { Stay } from '@selasar/domain';

export const isSameStay = (one: Stay, other: Stay): boolean =>
  one.startDate === other.startDate && one.endDate === other.endDate;
