import { baliDate, type CivilDate } from '../core/dates.ts';
import { requestStatus, type RequestStatus } from '../requests/requestStatus.ts';
import { freeCancellationEnd, type CancellableTransfer } from '../pricing/transfers/terms.ts';

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
