import { maxStayNights, type Stay } from '../../bookings/stays.ts';
import { addDays, baliDate, nightsBetween, type CivilDate } from '../../core/dates.ts';
import { bookingHorizonDays } from '../../core/limits.ts';
import { checkAvailability, type Verdict } from './checkAvailability.ts';
import type { Availability, OfferTerms, BookingRequest } from './terms.ts';

const mayBe = (terms: OfferTerms, requested: BookingRequest, availability: Availability): boolean =>
  checkAvailability(terms, requested, availability).price !== undefined;

/** Whether a day is within the time that can be booked at all. */
function isInTime(date: CivilDate, now: Date): boolean {
  const today = baliDate(now);
  return date >= today && date <= addDays(today, bookingHorizonDays);
}

/** What a longer stay cannot mend. */
const isFinal = ({ field, problem }: NonNullable<Verdict['refused']>): boolean =>
  field === 'startDate' || !['stay-too-short', 'departure-day'].includes(problem.message);

/** The days on which a stay from a day may end, in order. */
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

/** Whether the guest's calendar offers a day for a tour, or as check-in. It does exactly when the server takes it. */
export function isDayOffered(
  terms: OfferTerms,
  requested: Pick<BookingRequest, 'startDate' | 'numberOfGuests'>,
  availability: Availability,
): boolean {
  if (!isInTime(requested.startDate, availability.now)) return false;
  return terms.type === 'tour'
    ? mayBe(terms, { ...requested, endDate: requested.startDate }, availability)
    : checkOutsOf(terms, requested, availability).next().done !== true;
}

export interface InsteadSearch {
  /** How many to find at most, and how many days away from the wish to look for them. */
  atMost: number;
  withinDays: number;
}

/** What could be booked instead of a wish: as long, the nearest first; of two equally near the later. */
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
        mayBe(terms, { ...requested, ...stay }, availability);
      if (isIt) found.push(stay);
    }
  }
  return found.slice(0, atMost);
}
