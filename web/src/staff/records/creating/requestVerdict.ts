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

/** What speaks for and against a wish, as staff read it. */
export interface RequestVerdict {
  /** What it costs, a sentence each. */
  price: readonly string[];
  /** Rules that staff may set aside. */
  soft: readonly { problem: OverridableProblem; text: string }[];
  /** What nobody may set aside. */
  hard: string | undefined;
  /** The nearest that could be booked instead. */
  instead: readonly Stay[];
}

const inWords = ({ problem: { message: code, params: facts } }: Refused): string =>
  problemText({ code, ...(facts ? { facts } : {}) });

const tooMany = ({ name, capacity = Infinity }: Bookable, { numberOfGuests }: BookingRequest) =>
  numberOfGuests > capacity ? `${name} sleeps up to ${guestCount(capacity)}.` : undefined;

/** Judges a wish whose dates are in order, as the server will. */
export function judged(
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
    instead:
      refused && !tooMany(offer, requested)
        ? suggestAlternatives(offer.terms, requested, availability, freeStaySearch)
        : [],
  };
}

/** Those who wait for an answer on the same nights of a villa, or for the limited seats of a tour. */
export function waitingOn(
  { terms: { type, rules } }: Bookable,
  { startDate, endDate }: BookingRequest,
  open: readonly Booking[],
): string[] {
  const waiting = open.filter(({ status }) => bookingStatus[status].isWaiting);
  if (type === 'villa') {
    return waiting
      .filter((other) => other.startDate < endDate && startDate < other.endDate)
      .map((other) => `${other.customerName} waits for an answer for ${bookingDates(other)}.`);
  }
  if (!rules || rules === 'damaged' || rules.seats === undefined) return [];
  return waiting
    .filter((other) => other.startDate === startDate)
    .map((other) => `${other.customerName} waits for ${guestCount(other.numberOfGuests)}.`);
}
