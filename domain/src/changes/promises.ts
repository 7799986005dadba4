import type { CivilDate } from '../core/dates.ts';

interface Promised {
  /** US dollars. */
  deposit?: number | undefined;
  freeUntil?: CivilDate | undefined;
}

/**
 * An edit by staff keeps what the guest was promised: the deposit and the last day of free cancellation. But the
 * deposit is at most the price, and free cancellation ends on the first day at the latest.
 */
export const capPromises = (
  { deposit, freeUntil }: Promised,
  { totalPrice, startDate }: { totalPrice: number; startDate: CivilDate },
) => ({
  deposit: deposit === undefined ? undefined : Math.min(deposit, totalPrice),
  freeUntil: freeUntil !== undefined && freeUntil > startDate ? startDate : freeUntil,
});
