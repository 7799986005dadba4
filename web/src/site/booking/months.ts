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

/** The first of the two days and all between that is offered; undefined when none is. */
export async function firstOffered(
  from: CivilDate,
  to: CivilDate,
  isOffered: (day: CivilDate) => Promise<boolean>,
): Promise<CivilDate | undefined> {
  for (let day = from; day <= to; day = addDays(day, 1)) {
    // One after the other: most often it is the first.
    if (await isOffered(day)) return day;
  }
  return undefined;
}
