import type { CivilDate } from '@selasar/domain';

/** The days off with one more, unless it is '' or among them. Past days go with the change. */
export function withDayOff(
  days: readonly CivilDate[],
  added: CivilDate,
  today: CivilDate,
): CivilDate[] {
  if (added === '' || days.includes(added)) return [...days];
  return [...days.filter((day) => day >= today), added].toSorted();
}
