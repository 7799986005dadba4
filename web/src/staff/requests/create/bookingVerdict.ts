import { formatUsd, freeStaySearch, shortDate } from '@selasar/domain/core';
import {
  type Availability,
  type BookingRequest,
  checkForStaff,
  overridableProblemOf,
  suggestAlternatives,
} from '@selasar/domain/pricing';
import { type Booking, bookingStatus, type NewBookingForm } from '@selasar/domain/requests';
import { priceInWords } from '../../offers/rules/example.ts';
import { bookingDates } from '../../common/bookingDates.ts';
import { guestCount } from '../requestText.ts';
import type { Bookable } from './bookable.ts';
import { reportInWords, type Verdict } from './verdict.ts';

/** The fields that determine nights, seats and price. */
export const checkedBookingFields = [
  'bookingType',
  'itemId',
  'startDate',
  'endDate',
  'numberOfGuests',
] as const satisfies readonly (keyof NewBookingForm)[];

const tooMany = ({ name, capacity = Infinity }: Bookable, { numberOfGuests }: BookingRequest) =>
  numberOfGuests > capacity ? `${name} sleeps up to ${guestCount(capacity)}.` : undefined;

/** Checks a booking request with valid dates in the same way as the server. */
export function checkRequest(
  offer: Bookable,
  requested: BookingRequest,
  taken: Partial<Availability>,
): Verdict {
  const availability = { now: new Date(), ...taken };
  const { verdict, soft } = checkForStaff(offer.terms, requested, availability);
  const { refused, price } = verdict;
  const unit = offer.terms.type === 'tour' ? 'guest' : 'night';
  const crowd = tooMany(offer, requested);
  return {
    price: price
      ? [
          priceInWords(price, unit),
          ...(price.deposit ? [`Deposit: ${formatUsd(price.deposit)}`] : []),
          ...(price.freeUntil ? [`Free cancellation until ${shortDate(price.freeUntil)}`] : []),
        ]
      : [],
    soft: soft.flatMap((one) => {
      const problem = overridableProblemOf(one);
      return problem ? [{ problem, text: reportInWords(one.problem) }] : [];
    }),
    hard: crowd
      ? { text: crowd, alternatives: [] }
      : refused && {
          text: reportInWords(refused.problem),
          alternatives: suggestAlternatives(offer.terms, requested, availability, freeStaySearch),
        },
  };
}

/** Pending requests for the same nights of a villa, or for the limited seats of a tour. */
export function waitingOn(
  { terms: { type, rules } }: Bookable,
  { startDate, endDate }: BookingRequest,
  open: readonly Booking[],
): string[] {
  const waiting = open.filter(({ status }) => bookingStatus[status].isWaiting);
  if (type === 'villa') {
    return waiting
      .filter((other) => other.startDate < endDate && startDate < other.endDate)
      .map((other) => `${other.customerName} is waiting for an answer for ${bookingDates(other)}.`);
  }
  if (!rules || rules === 'damaged' || rules.seats === undefined) return [];
  return waiting
    .filter((other) => other.startDate === startDate)
    .map(
      (other) =>
        `${other.customerName} is waiting for an answer for ${guestCount(other.numberOfGuests)}.`,
    );
}
