import { datesProblem } from '../../bookings/bookingForm.ts';
import { nightsOf } from '../../bookings/stays.ts';
import { addDays, baliDate, isCivilDate, nightsBetween, type CivilDate } from '../../core/dates.ts';
import { guests, maxStayNights } from '../../core/limits.ts';
import { problem, type Report } from '../../core/problem.ts';
import type { ProblemCode } from '../../core/problemMessages.ts';
import { checkAvailability, refusedAs } from './checkAvailability.ts';
import type { Price } from './priceOf.ts';
import type { Availability, BookingRequest, OfferTerms } from './terms.ts';

/**
 * When guests come and how many they are, before they have chosen a tour or villa. They stay in a villa from the first
 * day to the last, and take a tour on any day within.
 */
export interface Visit {
  firstDay: CivilDate;
  lastDay: CivilDate;
  numberOfGuests: number;
}

/** Why no offer can be checked for a visit, if so. Its dates may be any text. `today` is Bali's. */
export function visitProblem(
  { firstDay, lastDay, numberOfGuests }: Visit,
  type: OfferTerms['type'],
  today: CivilDate,
): Report | undefined {
  if (!isCivilDate(firstDay) || !isCivilDate(lastDay)) return problem('visit-days-missing');
  const days = { bookingType: type, startDate: firstDay, endDate: lastDay };
  const onDates = datesProblem(days, today);
  if (onDates) return onDates.report;
  const nights = nightsBetween(firstDay, lastDay);
  if (nights < 0) return problem('last-day-too-early');
  if (nights > maxStayNights) return problem('stay-too-long');
  const isCount =
    Number.isInteger(numberOfGuests) &&
    numberOfGuests >= guests.min &&
    numberOfGuests <= guests.max;
  return isCount ? undefined : problem('guests-out-of-range', guests);
}

/** Why guests cannot book an offer for their visit. */
export type NotForVisit = 'taken' | 'too-small' | 'not-offered';

export type VisitVerdict =
  | { requested: BookingRequest; price: Price; why?: never }
  | { why: NotForVisit };

/** Whether a villa has a place to sleep for all guests. A tour has no such limit. */
export const hasRoomFor = (
  { capacity = Infinity }: { capacity?: number },
  numberOfGuests: number,
): boolean => numberOfGuests <= capacity;

/**
 * Whether an offer can be booked for a visit: the first booking request within it that the server accepts, and its
 * price.
 */
export function checkVisit(
  offer: OfferTerms & { capacity?: number },
  visit: Visit,
  availability: Availability,
): VisitVerdict {
  if (!hasRoomFor(offer, visit.numberOfGuests)) return { why: 'too-small' };
  const today = baliDate(availability.now);
  let why: NotForVisit = 'not-offered';
  for (const requested of requestsOf(offer, visit)) {
    if (datesProblem({ ...requested, bookingType: offer.type }, today)) continue;
    const { price, refused } = checkAvailability(offer, requested, availability);
    if (price) return { requested, price };
    if (takenCodes.includes(refusedAs(refused))) why = 'taken';
  }
  return { why };
}

/** Other guests took it; no rule of the offer is against it. */
const takenCodes: readonly (ProblemCode | undefined)[] = ['some-nights-taken', 'seats-taken'];

/** The whole stay, or each day of it. */
function requestsOf({ type }: OfferTerms, visit: Visit): BookingRequest[] {
  const { firstDay: startDate, lastDay: endDate, numberOfGuests } = visit;
  if (type === 'villa') return [{ startDate, endDate, numberOfGuests }];
  return nightsOf({ startDate, endDate: addDays(endDate, 1) }).map((day) => ({
    startDate: day,
    endDate: day,
    numberOfGuests,
  }));
}
