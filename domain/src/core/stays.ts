import { addDays, dayMs, nightsBetween, startOfUtcDate, type CivilDate } from './dates.ts';

export const freeDaySearchDays = 365;
export const freeStaySearch = { atMost: 3, withinDays: 60 };

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

export const monthsOf = (stay: Stay): string[] => [...new Set(nightsOf(stay).map(monthOf))];

export function nightsByMonth(stay: Stay): Map<string, CivilDate[]> {
  const months = new Map<string, CivilDate[]>();
  for (const night of nightsOf(stay)) {
    const nights = months.get(monthOf(night));
    if (nights) nights.push(night);
    else months.set(monthOf(night), [night]);
  }
  return months;
}

export const takenNightsOf = (stay: Stay, taken: ReadonlySet<CivilDate>): CivilDate[] =>
  nightsOf(stay).filter((night) => taken.has(night));

/** The calendars of these nights have to be loaded. */
export const searchedNights = (requested: Stay, withinDays: number): Stay => ({
  startDate: addDays(requested.startDate, -withinDays),
  endDate: addDays(requested.endDate, withinDays),
});
