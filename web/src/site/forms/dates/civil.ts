import type { CivilDate } from '@selasar/domain';

// The calendar uses dates in the browser's zone. Only their year, month and day are read, so that no time zone can
// shift them.

export function toDate(date: CivilDate): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}

const two = (part: number) => String(part).padStart(2, '0');

export const toCivil = (date: Date): CivilDate =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** The last day of a number of months, starting with the month of the day. */
export function lastDayOf(date: CivilDate, months = 1): CivilDate {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return toCivil(new Date(year, month - 1 + months, 0));
}
