import type { CivilDate } from '../core/dates.ts';
import { requestStatus, type RequestStatus } from '../core/requestStatus.ts';

interface Cancellable {
  status: RequestStatus;
  /** The last day of free cancellation. */
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

/** Decides the result; both the page of the trip and the server use it. `today` is Bali's. */
export const cancellationOf = (
  { status, freeUntil, deposit }: Cancellable,
  today: CivilDate,
): Cancellation =>
  requestStatus[status].isWaiting || (freeUntil !== undefined && today <= freeUntil)
    ? { isFree: true }
    : { isFree: false, lost: deposit };
