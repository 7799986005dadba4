import { type Stay, addDays, baliDate, nightsBetween, type CivilDate } from '../../core/dates.ts';
import { maxStayNights, bookingHorizonDays } from '../../core/limits.ts';
import { checkAvailability, type Verdict } from './checkAvailability.ts';
import type { Availability, OfferTerms, BookingRequest } from './terms.ts';

const isPossible = (
  terms: OfferTerms,
  requested: BookingRequest,
  availability: Availability,
): boolean => checkAvailability(terms, requested, availability).price !== undefined;

function isInTime(date: CivilDate, now: Date): boolean {
  const today = baliDate(now);
  return date >= today && date <= addDays(today, bookingHorizonDays);
}

/** Whether a problem remains for any longer stay. */
const isFinal = ({ field, problem }: NonNullable<Verdict['refused']>): boolean =>
  field === 'startDate' || !['stay-too-short', 'departure-day'].includes(problem.message);

export function* checkOutsOf(
  terms: OfferTerms,
  { startDate, numberOfGuests }: Pick<BookingRequest, 'startDate' | 'numberOfGuests'>,
  availability: Availability,
): Generator<CivilDate> {
  for (let nights = 1; nights <= maxStayNights; nights += 1) {
    const endDate = addDays(startDate, nights);
    const { refused } = checkAvailability(
      terms,
      { startDate, endDate, numberOfGuests },
      availability,
    );
    if (!refused) yield endDate;
    else if (isFinal(refused)) return;
  }
}

export function isDayOffered(
  terms: OfferTerms,
  requested: Pick<BookingRequest, 'startDate' | 'numberOfGuests'>,
  availability: Availability,
): boolean {
  if (!isInTime(requested.startDate, availability.now)) return false;
  return terms.type === 'tour'
    ? isPossible(terms, { ...requested, endDate: requested.startDate }, availability)
    : checkOutsOf(terms, requested, availability).next().done !== true;
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
): Stay[] {
  const found: Stay[] = [];
  const nights = Math.max(0, nightsBetween(requested.startDate, requested.endDate));
  for (let distance = 0; distance <= withinDays && found.length < atMost; distance += 1) {
    for (const days of new Set([distance, -distance])) {
      const startDate = addDays(requested.startDate, days);
      const stay = { startDate, endDate: addDays(startDate, nights) };
      const isIt =
        isInTime(startDate, availability.now) &&
        isPossible(terms, { ...requested, ...stay }, availability);
      if (isIt) found.push(stay);
    }
  }
  return found.slice(0, atMost);
}
