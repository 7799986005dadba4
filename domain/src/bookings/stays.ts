import { addDays, nightsBetween, type CivilDate } from '../core/dates.ts';
import { bookingHorizonDays } from '../core/limits.ts';

/** The longest stay that one request may ask for. */
export const maxStayNights = 60;
/** How far the date pickers look for the next free day. */
export const freeDaySearchDays = 365;
/** How many free stays a guest is offered instead of a taken one, and how many days away from the wish at most. */
export const freeStaySearch = { atMost: 3, withinDays: 60 };

/** A stay from check-in to check-out. A night is named by the day on which it begins. */
export interface Stay {
  startDate: CivilDate;
  /** Check-out: the night of this day is free again. */
  endDate: CivilDate;
}

export const nightsOf = ({ startDate, endDate }: Stay): CivilDate[] =>
  Array.from({ length: Math.max(0, nightsBetween(startDate, endDate)) }, (_, night) =>
    addDays(startDate, night),
  );

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

export interface FreeStaySearch {
  /** The first and last day on which a stay may begin. */
  from: CivilDate;
  to: CivilDate;
  /** How many stays to find at most, and how many days away from the wish to look for them. */
  atMost: number;
  withinDays: number;
}

/** All nights that such a search may look at: what has to be known of the calendars. */
export const searchedNights = (wish: Stay, withinDays: number): Stay => ({
  startDate: addDays(wish.startDate, -withinDays),
  endDate: addDays(wish.endDate, withinDays),
});

/** Free stays as long as the wished one, the nearest first; of two equally near the later. */
export function freeStaysNear(
  wish: Stay,
  taken: ReadonlySet<CivilDate>,
  { from, to, atMost, withinDays }: FreeStaySearch,
): Stay[] {
  const found: Stay[] = [];
  for (let distance = 0; distance <= withinDays && found.length < atMost; distance += 1) {
    for (const days of new Set([distance, -distance])) {
      const stay = {
        startDate: addDays(wish.startDate, days),
        endDate: addDays(wish.endDate, days),
      };
      const isAllowed = stay.startDate >= from && stay.startDate <= to;
      if (isAllowed && takenNightsOf(stay, taken).length === 0) found.push(stay);
    }
  }
  return found.slice(0, atMost);
}

/** What a guest is offered instead of a stay whose nights are taken: the nearest that could be booked today. */
export const freeStaysInstead = (
  wish: Stay,
  taken: ReadonlySet<CivilDate>,
  today: CivilDate,
): Stay[] =>
  freeStaysNear(wish, taken, {
    ...freeStaySearch,
    from: today,
    to: addDays(today, bookingHorizonDays),
  });
