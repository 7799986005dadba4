import { nightsBetween, type CivilDate } from '../core/dates.ts';
import { toCents } from '../core/money.ts';

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
