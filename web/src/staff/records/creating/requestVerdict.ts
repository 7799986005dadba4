import {
  bookingStatus,
  formatUsd,
  freeStaySearch,
  checkForStaff,
  problemText,
  shortDate,
  overridableProblemOf,
  suggestAlternatives,
} from '@selasar/domain';
import type {
  Booking,
  Availability,
  Refused,
  OverridableProblem,
  Stay,
  BookingRequest,
} from '@selasar/domain';
import { priceInWords } from '../../offers/rules/example.ts';
import { bookingDates, guestCount } from '../../bookings/bookingText.ts';
import type { Bookable } from './bookable.ts';

/** The price of a booking request and the rules against it, as staff read them. */
export interface RequestVerdict {
  /** The price, a sentence each. */
  price: readonly string[];
  /** Rules that staff can override. */
  soft: readonly { problem: OverridableProblem; text: string }[];
  /** Rules that nobody can override. */
  hard: string | undefined;
  /** The nearest available alternatives. */
  alternatives: readonly Stay[];
}

const inWords = ({ problem: { message: code, params: facts } }: Refused): string =>
  problemText({ code, ...(facts ? { facts } : {}) });

const tooMany = ({ name, capacity = Infinity }: Bookable, { numberOfGuests }: BookingRequest) =>
  numberOfGuests > capacity ? `${name} sleeps up to ${guestCount(capacity)}.` : undefined;

/** Checks a booking request with valid dates in the same way as the server. */
export function checkRequest(
  offer: Bookable,
  requested: BookingRequest,
  taken: Partial<Availability>,
): RequestVerdict {
  const availability = { now: new Date(), ...taken };
  const { verdict, soft } = checkForStaff(offer.terms, requested, availability);
  const { refused, price } = verdict;
  const unit = offer.terms.type === 'tour' ? 'guest' : 'night';
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
      return problem ? [{ problem, text: inWords(one) }] : [];
    }),
    hard: tooMany(offer, requested) ?? (refused && inWords(refused)),
    alternatives:
      refused && !tooMany(offer, requested)
        ? suggestAlternatives(offer.terms, requested, availability, freeStaySearch)
        : [],
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
