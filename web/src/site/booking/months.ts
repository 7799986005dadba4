import { addDays, monthOf } from '@selasar/domain';
import type { CivilDate } from '@selasar/domain';

/** The months ('yyyy-MM') from one day to another, both included. */
export function monthsBetween(from: CivilDate, to: CivilDate): string[] {
  const months: string[] = [];
  let day = `${monthOf(from)}-01`;
  while (day <= to) {
    months.push(monthOf(day));
    day = `${monthOf(addDays(day, 31))}-01`;
  }
  return months;
}

/** The first offered day in a range; undefined if there is none. */
export async function firstOffered(
  from: CivilDate,
  to: CivilDate,
  isOffered: (day: CivilDate) => Promise<boolean>,
): Promise<CivilDate | undefined> {
  for (let day = from; day <= to; day = addDays(day, 1)) {
    // Sequential: usually the first day is offered.
    if (await isOffered(day)) return day;
  }
  return undefined;
}
