import { type Stay, addDays, baliDate, nightsBetween, type CivilDate } from '../../core/dates.ts';
import { bookingHorizonDays } from '../../core/limits.ts';
import { checkDay, checkForStaff } from './checkAvailability.ts';
import { departuresOf } from './departures.ts';
import type { Availability, OfferTerms, BookingRequest } from './terms.ts';

export const isPossible = (
  terms: OfferTerms,
  requested: BookingRequest,
  availability: Availability,
): boolean => checkDay(terms, requested, availability).price !== undefined;

/** The chosen start time if it runs on that day, or else the first with room; against rules that staff can override. */
export function bookableByStaff(
  terms: OfferTerms,
  requested: BookingRequest,
  availability: Availability,
): BookingRequest | undefined {
  const { startDate, startTime: chosen } = requested;
  const times = departuresOf(terms, startDate);
  const inOrder =
    times.length > 0 ? [...times.filter((time) => time === chosen), ...times] : [chosen];
  return inOrder
    .map((startTime) => ({ ...requested, startTime }))
    .find((one) => checkForStaff(terms, one, availability).verdict.price);
}

export function isInTime(date: CivilDate, now: Date): boolean {
  const today = baliDate(now);
  return date >= today && date <= addDays(today, bookingHorizonDays);
}

export interface InsteadSearch {
  atMost: number;
  withinDays: number;
}

/** Of the same length, the nearest first, and of two equally near the later. */
export function suggestAlternatives(
  terms: OfferTerms,
  requested: BookingRequest,
  availability: Availability,
  { atMost, withinDays }: InsteadSearch,
  book: (...asked: Parameters<typeof isPossible>) => unknown = isPossible,
): Stay[] {
  const found: Stay[] = [];
  const nights = Math.max(0, nightsBetween(requested.startDate, requested.endDate));
  for (let distance = 0; distance <= withinDays && found.length < atMost; distance += 1) {
    for (const days of new Set([distance, -distance])) {
      const startDate = addDays(requested.startDate, days);
      const stay = { startDate, endDate: addDays(startDate, nights) };
      // Another day has its own start times: any will do.
      const wanted = days === 0 ? requested : { ...requested, startTime: undefined };
      const isIt =
        isInTime(startDate, availability.now) &&
        Boolean(book(terms, { ...wanted, ...stay }, availability));
      if (isIt) found.push(stay);
    }
  }
  return found.slice(0, atMost);
}
