import type { CivilDate } from '../core/dates.ts';
import { requestStatus, type RequestStatus } from '../core/requestStatus.ts';

interface Cancellable {
  status: RequestStatus;
  /** The last day on which it is free. */
  freeUntil?: CivilDate | undefined;
  /** US dollars. */
  deposit?: number | undefined;
}

/**
 * What comes of it when a guest cancels: it is done at no cost; or staff are asked first, and the deposit is lost, where
 * there is one. Without one, staff tell what is lost.
 */
export type Cancellation =
  | { isFree: true; lost?: undefined }
  | { isFree: false; lost: number | undefined };

/** The page of the trip tells by this, and the server decides by it. `today` is Bali's. */
export const cancellationOf = (
  { status, freeUntil, deposit }: Cancellable,
  today: CivilDate,
): Cancellation =>
  requestStatus[status].isWaiting || (freeUntil !== undefined && today <= freeUntil)
    ? { isFree: true }
    : { isFree: false, lost: deposit };
