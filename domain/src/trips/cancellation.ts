import type { CivilDate } from '../core/dates.ts';

interface Cancellable {
  status: string;
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
  status === 'pending' || (freeUntil !== undefined && today <= freeUntil)
    ? { isFree: true }
    : { isFree: false, lost: deposit };
