import { addDays, type CivilDate } from '../../core/dates.ts';
import { maxStayNights } from '../../core/limits.ts';
import { checkAvailability, type Verdict } from './checkAvailability.ts';
import { isInTime, isPossible } from './suggestAlternatives.ts';
import type { Availability, OfferTerms, BookingRequest } from './terms.ts';

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
