import type { CivilDate } from '../core/dates.ts';

interface Promised {
  /** US dollars. */
  deposit?: number | undefined;
  freeUntil?: CivilDate | undefined;
}

/**
 * What a guest was promised stays when staff mend a booking: its deposit, and until when cancelling is free. But no
 * deposit is larger than the price, and nobody cancels after the first day.
 */
export const promisesKept = (
  { deposit, freeUntil }: Promised,
  { totalPrice, startDate }: { totalPrice: number; startDate: CivilDate },
) => ({
  deposit: deposit === undefined ? undefined : Math.min(deposit, totalPrice),
  freeUntil: freeUntil !== undefined && freeUntil > startDate ? startDate : freeUntil,
});
