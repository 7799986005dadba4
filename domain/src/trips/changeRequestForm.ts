import type { z } from 'zod';
import type { ShownIn } from '../core/fieldTable.ts';
import { bookingFields, type bookingTable } from '../requests/bookings/booking.ts';
import type { BookingFacts, TransferFacts } from '../requests/changeRequest.ts';
import { onField, withProblems } from '../core/problem.ts';
import type { BookingType } from '../core/schemas.ts';
import { datesProblem } from '../pricing/rules/datesProblem.ts';
import { baliDate, type CivilDate } from '../core/dates.ts';
import type { Refused } from '../pricing/rules/checkAvailability.ts';
import { requestedShape } from '../pricing/rules/terms.ts';
import { noTransferTerms } from '../pricing/transfers/transferLimits.ts';
import {
  type TransferTerms,
  freeCancellationEnd,
  type CancellableTransfer,
} from '../pricing/transfers/terms.ts';
import { transferRouteFields, type transferTable } from '../requests/transfers/transfer.ts';
import { pickupProblem } from '../requests/transfers/transferForm.ts';
import { requestStatus, type RequestStatus } from '../requests/requestStatus.ts';

/** The last day of a tour is ignored. */
const changed = {
  bookings: requestedShape,
  transfers: { pickupDate: true, pickupTime: true, passengers: true, luggage: true },
} as const satisfies {
  bookings: Record<ShownIn<typeof bookingTable, 'change'>, true>;
  transfers: Record<ShownIn<typeof transferTable, 'change'>, true>;
} satisfies {
  // A change request stores them.
  bookings: Record<Exclude<keyof BookingFacts, 'totalPrice' | 'guestKinds' | 'extras'>, true>;
  transfers: Record<Exclude<keyof TransferFacts, 'totalAmount'>, true>;
};

export const bookingChangeFields = bookingFields.pick(changed.bookings);
export type BookingChangeForm = z.infer<typeof bookingChangeFields>;

export const transferChangeFields = transferRouteFields.pick(changed.transfers);
export type TransferRouteChange = z.infer<typeof transferChangeFields>;

/** `today` is Bali's. */
export const bookingChangeSchema = (
  bookingType: BookingType,
  today: CivilDate,
  refuse: (requested: BookingChangeForm) => Refused | undefined = () => undefined,
) =>
  withProblems(bookingChangeFields, (requested) => {
    const onDates = datesProblem({ ...requested, bookingType }, today);
    const refused = onDates ? undefined : refuse(requested);
    return [onDates, refused && onField(refused.field, refused.problem)];
  });

export const transferChangeSchema = (now: Date, terms: TransferTerms = noTransferTerms) =>
  withProblems(transferChangeFields, (requested) => [pickupProblem(requested, terms, now)]);

interface Cancellable extends Partial<CancellableTransfer> {
  status: RequestStatus;
  freeUntil?: CivilDate | undefined;
  /** US dollars. */
  deposit?: number | undefined;
}

/** Not free: staff decide, and the guest loses the deposit. Without one, staff say what is lost. */
export type Cancellation =
  | { isFree: true; lost?: undefined }
  | { isFree: false; lost: number | undefined };

function isStillFree({ freeUntil, pickupDate, pickupTime, ...more }: Cancellable, now: Date) {
  if (freeUntil !== undefined) return baliDate(now) <= freeUntil;
  if (pickupDate === undefined || pickupTime === undefined) return false;
  const end = freeCancellationEnd({ ...more, pickupDate, pickupTime });
  return end !== undefined && now < end;
}

export const cancellationOf = (request: Cancellable, now: Date): Cancellation =>
  requestStatus[request.status].isWaiting || isStillFree(request, now)
    ? { isFree: true }
    : { isFree: false, lost: request.deposit };
