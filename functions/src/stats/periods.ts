import { addDays, type CivilDate } from '@selasar/domain';

/** The first days of all periods from the first one on that have begun by `until`. */
export function periods(
  first: CivilDate,
  until: CivilDate,
  next: (start: CivilDate) => CivilDate,
): CivilDate[] {
  const starts = [];
  for (let start = first; start <= until; start = next(start)) starts.push(start);
  return starts;
}

export const nextWeek = (monday: CivilDate): CivilDate => addDays(monday, 7);
export const firstOfMonth = (date: CivilDate): CivilDate => `${date.slice(0, 7)}-01`;
export const nextMonth = (first: CivilDate): CivilDate => firstOfMonth(addDays(first, 31));
