import type { CivilDate } from '../core/dates.ts';
import { toCents } from '../core/money.ts';

interface Promised {
  /** US dollars. */
  deposit?: number | undefined;
  freeUntil?: CivilDate | undefined;
}

/** An edit by staff keeps what the guest was promised. */
export const capPromises = (
  { deposit, freeUntil }: Promised,
  { totalPrice, startDate }: { totalPrice: number; startDate: CivilDate },
) => ({
  deposit: deposit === undefined ? undefined : Math.min(deposit, totalPrice),
  freeUntil: freeUntil !== undefined && freeUntil > startDate ? startDate : freeUntil,
});

/** The same share of the price. A price of 0 has no known share. */
export const depositAt = (
  total: number,
  { deposit, totalPrice }: Pick<Promised, 'deposit'> & { totalPrice: number },
): number | undefined =>
  deposit === undefined || totalPrice === 0 ? undefined : toCents((deposit * total) / totalPrice);
