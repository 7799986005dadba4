import { baliDate, type CivilDate } from '../core/dates.ts';
import { requestStatus, type RequestStatus } from '../core/requestStatus.ts';
import { freeCancellationEnd, type CancellableTransfer } from '../transfers/freeCancellation.ts';

interface Cancellable extends Partial<CancellableTransfer> {
  status: RequestStatus;
  /** The last day of free cancellation of a booking. */
  freeUntil?: CivilDate | undefined;
  /** US dollars. */
  deposit?: number | undefined;
}

/**
 * The result of a cancellation by the guest: it is free and immediate; or staff decide, and the guest loses the
 * deposit. Without a deposit, staff say what the guest loses.
 */
export type Cancellation =
  | { isFree: true; lost?: undefined }
  | { isFree: false; lost: number | undefined };

/** Whether the promised free cancellation has not ended. */
function isStillFree({ freeUntil, pickupDate, pickupTime, ...more }: Cancellable, now: Date) {
  if (freeUntil !== undefined) return baliDate(now) <= freeUntil;
  if (pickupDate === undefined || pickupTime === undefined) return false;
  const end = freeCancellationEnd({ ...more, pickupDate, pickupTime });
  return end !== undefined && now < end;
}

/** Decides the result; both the page of the trip and the server use it. */
export const cancellationOf = (request: Cancellable, now: Date): Cancellation =>
  requestStatus[request.status].isWaiting || isStillFree(request, now)
    ? { isFree: true }
    : { isFree: false, lost: request.deposit };
