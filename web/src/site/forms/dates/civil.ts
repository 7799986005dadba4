import type { CivilDate } from '@selasar/domain';

// The calendar counts in days of the browser's own time. Only their year, month and day are ever looked at, so that no
// time zone can shift them.

export function toDate(date: CivilDate): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}

const two = (part: number) => String(part).padStart(2, '0');

export const toCivil = (date: Date): CivilDate =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** The last day of so many months from that of the day on. */
export function lastDayOf(date: CivilDate, months = 1): CivilDate {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return toCivil(new Date(year, month - 1 + months, 0));
}
