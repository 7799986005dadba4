import { nightsBetween, type CivilDate } from '../core/dates.ts';

/** US dollars to whole cents, because fractions of numbers are not exact: 3 * 91.1 is a little less than 273.3. */
export const toCents = (usd: number): number => Math.round(usd * 100) / 100;

/** US dollars for a tour: the per-person price times the guests. */
export const tourTotal = (pricePerPerson: number, guests: number): number =>
  toCents(pricePerPerson * guests);

/** Nights to charge: one until both dates are chosen; '' is a date not chosen. */
export const chargedNights = (checkIn: CivilDate, checkOut: CivilDate): number =>
  checkIn && checkOut ? Math.max(1, nightsBetween(checkIn, checkOut)) : 1;

/** US dollars for a stay: the nightly price times the nights. */
export const villaTotal = (
  pricePerNight: number,
  checkIn: CivilDate,
  checkOut: CivilDate,
): number => toCents(pricePerNight * chargedNights(checkIn, checkOut));

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** '$1,240', and '$1,240.50' when there are cents */
export const formatUsd = (amount: number): string => dollars.format(amount);

const counts = new Intl.NumberFormat('en-US');

/** '1,350'. */
export const formatCount = (count: number): string => counts.format(count);
