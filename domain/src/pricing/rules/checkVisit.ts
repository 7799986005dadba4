import { datesProblem } from './datesProblem.ts';
import {
  nightsOf,
  addDays,
  baliDate,
  isCivilDate,
  nightsBetween,
  type CivilDate,
} from '../../core/dates.ts';
import { guests, maxStayNights } from '../../core/limits.ts';
import { problem, type Report } from '../../core/problem.ts';
import type { ProblemCode } from '../../core/problemMessages.ts';
import { checkAvailability, checkDay, type Refused, refusedAs } from './checkAvailability.ts';
import { departuresOf } from './departures.ts';
import type { Price } from './priceOf.ts';
import type { Availability, BookingRequest, OfferTerms } from './terms.ts';

/** Guests stay in a villa from the first day to the last, and take a tour on any day within. */
export interface Visit {
  firstDay: CivilDate;
  lastDay: CivilDate;
  numberOfGuests: number;
}

/** The dates may be any text; `today` is Bali's. */
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
  return guestsProblem(numberOfGuests);
}

export function guestsProblem(numberOfGuests: number): Report | undefined {
  const isCount =
    Number.isInteger(numberOfGuests) &&
    numberOfGuests >= guests.min &&
    numberOfGuests <= guests.max;
  return isCount ? undefined : problem('guests-out-of-range', guests);
}

export type NotForVisit = 'taken' | 'too-small' | 'too-late' | 'not-offered';

export type VisitVerdict =
  | { requested: BookingRequest; price: Price; why?: never }
  | { why: NotForVisit };

export const hasRoomFor = (
  { capacity = Infinity }: { capacity?: number },
  numberOfGuests: number,
): boolean => numberOfGuests <= capacity;

/** The first booking request within the visit that the server accepts. */
export function checkVisit(
  offer: OfferTerms & { capacity?: number },
  visit: Visit,
  availability: Availability,
): VisitVerdict {
  if (!hasRoomFor(offer, visit.numberOfGuests)) return { why: 'too-small' };
  const today = baliDate(availability.now);
  const reasons: NotForVisit[] = ['not-offered'];
  for (const requested of requestsOf(offer, visit)) {
    if (datesProblem({ ...requested, bookingType: offer.type }, today)) continue;
    const { price, refused } = checkDay(offer, requested, availability);
    if (price) return { requested, price };
    reasons.push(whyNot(refused));
  }
  return { why: nearest.find((why) => reasons.includes(why)) ?? 'not-offered' };
}

/** The start times of a day that can be booked, of a tour with several. */
export const openTimes = (
  terms: OfferTerms,
  requested: BookingRequest,
  availability: Availability,
): string[] =>
  departuresOf(terms, requested.startDate).filter(
    (startTime) => checkAvailability(terms, { ...requested, startTime }, availability).price,
  );

/** The first is said if days have several reasons. */
const nearest: readonly NotForVisit[] = ['too-small', 'taken', 'too-late'];

function whyNot(refused: Refused): NotForVisit {
  const code = refusedAs(refused);
  const { left = 0 } = (refused.problem.params ?? {}) as { left?: number };
  if (code === 'seats-taken' && left > 0) return 'too-small';
  if (takenCodes.includes(code)) return 'taken';
  return lateCodes.includes(code) ? 'too-late' : 'not-offered';
}

const takenCodes: readonly (ProblemCode | undefined)[] = ['some-nights-taken', 'seats-taken'];
const lateCodes: readonly (ProblemCode | undefined)[] = ['booked-too-late', 'starts-too-soon'];

function requestsOf({ type }: OfferTerms, visit: Visit): BookingRequest[] {
  const { firstDay: startDate, lastDay: endDate, numberOfGuests } = visit;
  if (type === 'villa') return [{ startDate, endDate, numberOfGuests }];
  return nightsOf({ startDate, endDate: addDays(endDate, 1) }).map((day) => ({
    startDate: day,
    endDate: day,
    numberOfGuests,
  }));
}
