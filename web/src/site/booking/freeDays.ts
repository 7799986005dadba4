import { addDays, monthOf } from '@selasar/domain';
import type { CivilDate } from '@selasar/domain';

/** The months ('yyyy-MM') from one day's to another's, both included. */
export function monthsBetween(from: CivilDate, to: CivilDate): string[] {
  const months: string[] = [];
  let day = `${monthOf(from)}-01`;
  while (day <= to) {
    months.push(monthOf(day));
    day = `${monthOf(addDays(day, 31))}-01`;
  }
  return months;
}

/** The first free day of the two and all between; undefined when every one is taken. */
export async function firstFreeDay(
  from: CivilDate,
  to: CivilDate,
  takenIn: (day: CivilDate) => Promise<ReadonlySet<CivilDate>>,
): Promise<CivilDate | undefined> {
  for (let day = from; day <= to; day = addDays(day, 1)) {
    // Each month is read once, when its first day is asked for.
    if (!(await takenIn(day)).has(day)) return day;
  }
  return undefined;
}
