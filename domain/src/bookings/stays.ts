import { addDays, dayMs, nightsBetween, startOfUtcDate, type CivilDate } from '../core/dates.ts';

/** How many days ahead the date pickers search for the next free day. */
export const freeDaySearchDays = 365;
/** How many alternatives a guest gets for unavailable dates, and how many days away from them at most. */
export const freeStaySearch = { atMost: 3, withinDays: 60 };

/** A stay from check-in to check-out. A night is named by the day on which it begins. */
export interface Stay {
  startDate: CivilDate;
  /** Check-out: the night of this day is free again. */
  endDate: CivilDate;
}

/** Counts on from the first night, because a calendar needs thousands of them at once. */
export function nightsOf({ startDate, endDate }: Stay): CivilDate[] {
  const first = startOfUtcDate(startDate);
  return Array.from({ length: Math.max(0, nightsBetween(startDate, endDate)) }, (_, night) =>
    new Date(first + night * dayMs).toISOString().slice(0, 10),
  );
}

/** 'yyyy-MM' */
export const monthOf = (date: CivilDate): string => date.slice(0, 7);

/** The months in which a stay has nights, in order. */
export const monthsOf = (stay: Stay): string[] => [...new Set(nightsOf(stay).map(monthOf))];

/** The nights of a stay by month. */
export function nightsByMonth(stay: Stay): Map<string, CivilDate[]> {
  const months = new Map<string, CivilDate[]>();
  for (const night of nightsOf(stay)) {
    const nights = months.get(monthOf(night));
    if (nights) nights.push(night);
    else months.set(monthOf(night), [night]);
  }
  return months;
}

/** The nights of a stay that are taken. */
export const takenNightsOf = (stay: Stay, taken: ReadonlySet<CivilDate>): CivilDate[] =>
  nightsOf(stay).filter((night) => taken.has(night));

/** All nights that the search for alternatives may check: the calendars of these nights have to be loaded. */
export const searchedNights = (requested: Stay, withinDays: number): Stay => ({
  startDate: addDays(requested.startDate, -withinDays),
  endDate: addDays(requested.endDate, withinDays),
});
