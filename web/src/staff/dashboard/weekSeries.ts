import { addDays, weekOf } from '@selasar/domain';
import type { CivilDate, StatsWeeks } from '@selasar/domain';

export interface Week {
  /** The Monday of the week. */
  monday: CivilDate;
  bookings: number;
  /** US dollars. */
  revenue: number;
}

/** The last `count` weeks up to the week of `today`, oldest first; a week without bookings has zeros. */
export function weekSeries({ weeks }: StatsWeeks, today: CivilDate, count: number): Week[] {
  const last = weekOf(today);
  return Array.from({ length: count }, (_, index) => {
    const monday = addDays(last, (index + 1 - count) * 7);
    return { monday, bookings: 0, revenue: 0, ...weeks[monday] };
  });
}
