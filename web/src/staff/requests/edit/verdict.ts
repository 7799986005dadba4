import {
  type CallError,
  formatUsd,
  freeStaySearch,
  minuteOfDay,
  problemText,
  type Report,
  shortDate,
  type Stay,
} from '@selasar/domain/core';
import { guestCount } from '@selasar/domain/i18n';
import {
  atDeparture,
  type Availability,
  bookableByStaff,
  type BookingRequest,
  checkForStaff,
  checkTransferForStaff,
  extrasOf,
  groupFor,
  hasDepartures,
  hasSeats,
  overridableProblemOf,
  overridableRuleOf,
  requestedFields,
  suggestAlternatives,
  type TransferTerms,
} from '@selasar/domain/pricing';
import {
  type Booking,
  bookingStatus,
  type NewBookingForm,
  type TransferForGuestForm,
} from '@selasar/domain/requests';
import { bookingDates } from '../../common/formatInstant.ts';
import { priceInWords } from '../../offers/rules/example.ts';
import { type Bookable, isAtSameStart } from './bookable.ts';

/** With a start time, if the tour has several. */
export type Alternative = Stay & { startTime?: string | undefined };

export interface Refusal {
  text: string;
  alternatives: readonly Alternative[];
  /** Undefined if the server named none. */
  problem?: string | undefined;
}

export interface Verdict {
  /** A sentence each. */
  price: readonly string[];
  /** Staff can override them. */
  soft: readonly { problem: string; text: string }[];
  /** Nobody can override it. */
  hard: Refusal | undefined;
}

const reportInWords = ({ message: code, params: facts }: Report): string =>
  problemText({ code, ...(facts ? { facts } : {}) });

const softOf = (problem: string | undefined, report: Report): Verdict['soft'] =>
  problem ? [{ problem, text: reportInWords(report) }] : [];

export interface FailedAttempt<Form> {
  form: Form;
  text: string;
  details: CallError | undefined;
}

export const isSame = <Form>(names: readonly (keyof Form)[], one: Form, other: Form): boolean =>
  names.every((name) => one[name] === other[name]);

/** A refusal no longer applies once another request is typed: `names` are its fields. */
export function refusalOf<Form>(
  failed: FailedAttempt<Form> | undefined,
  form: Form,
  names: readonly (keyof Form)[],
): Refusal | undefined {
  if (!failed || (failed.details && !isSame(names, failed.form, form))) return undefined;
  const { text, details } = failed;
  return {
    // The server's message lists the available dates, which are buttons here.
    text:
      details?.code === 'nights-taken' && details.freeStays
        ? problemText({ code: 'some-nights-taken' })
        : text,
    alternatives: details?.freeStays ?? [],
    problem: details?.problem,
  };
}

export const overridesOf = <Problem extends string>(
  overridable: readonly Problem[],
  verdict: Verdict | undefined,
  refusal: Refusal | undefined,
): Problem[] =>
  overridable.filter(
    (one) =>
      one === refusal?.problem || verdict?.soft.some(({ problem }) => problem === one) === true,
  );

/** The fields that determine nights, seats and price. */
export const checkedBookingFields = [
  'bookingType',
  'itemId',
  ...requestedFields,
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
          priceInWords(price, unit, {
            guestKinds: groupFor(offer.terms, requested).guestKinds,
            extras: extrasOf(offer.terms),
          }),
          ...(price.deposit ? [`Deposit: ${formatUsd(price.deposit)}`] : []),
          ...(price.freeUntil ? [`Free cancellation until ${shortDate(price.freeUntil)}`] : []),
        ]
      : [],
    soft: soft.flatMap((one) => softOf(overridableProblemOf(one), one.problem)),
    hard: crowd
      ? { text: crowd, alternatives: [] }
      : refused && {
          text: reportInWords(refused.problem),
          alternatives: suggestAlternatives(
            offer.terms,
            requested,
            availability,
            freeStaySearch,
            bookableByStaff,
          ).map(timedFor(offer, requested, taken)),
        },
  };
}

/** Another day may have room at another start time alone. */
export const timedFor =
  ({ terms }: Bookable, requested: BookingRequest, taken: Partial<Availability>) =>
  (stay: Stay): Alternative =>
    hasDepartures(terms)
      ? {
          ...stay,
          startTime: bookableByStaff(
            terms,
            { ...requested, ...stay },
            { now: new Date(), ...taken },
          )?.startTime,
        }
      : stay;

/** The current price, in US dollars; undefined if it cannot be booked. */
export const priceNow = (
  { terms }: Bookable,
  requested: BookingRequest,
  taken: Partial<Availability>,
): number | undefined =>
  checkForStaff(terms, requested, { now: new Date(), ...taken }).verdict.price?.total;

/** Pending requests for the same nights of a villa, or for the limited seats of a tour. */
export function waitingOn(
  { terms }: Bookable,
  { startDate, endDate, startTime }: BookingRequest,
  open: readonly Booking[],
): string[] {
  const waiting = open.filter(({ status }) => bookingStatus[status].isWaiting);
  if (terms.type === 'villa') {
    return waiting
      .filter((other) => other.startDate < endDate && startDate < other.endDate)
      .map((other) => `${other.customerName} is waiting for an answer for ${bookingDates(other)}.`);
  }
  if (!hasSeats(terms)) return [];
  const isSameStart = isAtSameStart(terms, startTime);
  return waiting
    .filter((other) => other.startDate === startDate && isSameStart(other))
    .map(
      (other) =>
        `${other.customerName} is waiting for an answer for ${guestCount(other.numberOfGuests)}.`,
    );
}

const longWaitMinutes = 4 * 60;

/** A moved start keeps the pickup that was agreed, which may then be wrong. */
export function pickupWarnings(
  { terms }: Bookable,
  { startTime, pickupTime }: Pick<NewBookingForm, 'startTime' | 'pickupTime'>,
): string[] {
  const { rules } = atDeparture(terms, startTime);
  const start = rules === 'damaged' ? undefined : rules?.startTime;
  if (terms.type !== 'tour' || !start || !pickupTime) return [];
  const wait = minuteOfDay(start) - minuteOfDay(pickupTime);
  if (wait < 0) return [`The pickup at ${pickupTime} is later than the start at ${start}.`];
  return wait > longWaitMinutes
    ? [`The pickup at ${pickupTime} is more than 4 hours before the start at ${start}.`]
    : [];
}

/** Checks a transfer with a valid pickup in the same way as the server. */
export function checkRide(form: TransferForGuestForm, terms: TransferTerms, now: Date): Verdict {
  const { check, soft } = checkTransferForStaff(form, terms, now);
  const { offered, refused } = check;
  return {
    price: offered?.totalAmount === undefined ? [] : [`Price: ${formatUsd(offered.totalAmount)}`],
    soft: soft.flatMap((one) => softOf(overridableRuleOf(one), one.report)),
    hard: refused && { text: reportInWords(refused.report), alternatives: [] },
  };
}
