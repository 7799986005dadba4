import { nightsOf, addDays, nightsBetween, weekdayOf, type CivilDate } from '../../core/dates.ts';
import { bookingHorizonDays } from '../../core/limits.ts';
import { toCents, formatUsd } from '../../core/money.ts';
import {
  type OfferTerms,
  type BookingRequest,
  extrasOf,
  groupFor,
  tourTerms,
  villaTerms,
  type PricedTour,
  type PricedVilla,
} from './terms.ts';
import { extraLines } from '../extras.ts';
import { groupLines, seatsNeeded } from '../guestKinds.ts';
import type { PriceLine } from '../priceLines.ts';
import { periodText, periodWith, periodOf } from './period.ts';
import { t } from '../../i18n/t.ts';

/** In US dollars. */
export interface Price {
  lines: PriceLine[];
  total: number;
  deposit?: number;
  freeUntil?: CivilDate;
}

const [friday, saturday, sunday] = [5, 6, 7];

/** A night belongs to the weekend by its evening, a tour by its day. */
const weekends = { villa: [friday, saturday], tour: [saturday, sunday] };

/** US dollars for a night that begins on the day, or per adult for a tour on that day. Who takes no seat makes no group larger. */
export function unitPrice(
  { type, price, rules }: OfferTerms,
  date: CivilDate,
  numberOfGuests: number,
): number {
  if (!rules || rules === 'damaged') return price;
  const { seasons = {}, weekendSurcharge = 0, groups = {} } = rules;
  const season = date && periodWith(Object.keys(seasons), date);
  const ofDay = season ? (seasons[periodText(season)] ?? price) : price;
  const isWeekend = weekendSurcharge > 0 && date && weekends[type].includes(weekdayOf(date));
  const surcharge = isWeekend ? weekendSurcharge : 0;
  const percent = percentFor(groups, numberOfGuests);
  return toCents(((ofDay + surcharge) * (100 + percent)) / 100);
}

function percentFor(groups: Readonly<Record<string, number>>, numberOfGuests: number): number {
  const filled = Object.keys(groups)
    .map(Number)
    .filter((from) => from <= numberOfGuests);
  return filled.length > 0 ? (groups[Math.max(...filled)] ?? 0) : 0;
}

/** One night for a missing date or too long a stay: an address can ask for millions of nights. */
function nightsPriced({ startDate, endDate }: BookingRequest): CivilDate[] {
  if (!startDate || !endDate || startDate >= endDate) return [startDate];
  return nightsBetween(startDate, endDate) > bookingHorizonDays
    ? [startDate]
    : nightsOf({ startDate, endDate });
}

function linesOf(terms: OfferTerms, requested: BookingRequest): PriceLine[] {
  if (terms.type === 'tour') {
    const group = groupFor(terms, requested);
    return groupLines(group, unitPrice(terms, requested.startDate, seatsNeeded(group)));
  }
  const counts = new Map<number, number>();
  for (const night of nightsPriced(requested)) {
    const unit = unitPrice(terms, night, requested.numberOfGuests);
    counts.set(unit, (counts.get(unit) ?? 0) + 1);
  }
  return [...counts].map(([unit, count]) => ({ unit, count }));
}

export function priceOf(terms: OfferTerms, requested: BookingRequest): Price {
  const { chosenExtras, numberOfGuests } = requested;
  const lines = [
    ...linesOf(terms, requested),
    ...extraLines(
      { chosenExtras, extras: extrasOf(terms) },
      { numberOfGuests, nights: nightsPriced(requested).length },
    ),
  ];
  const total = toCents(lines.reduce((sum, { unit, count }) => sum + unit * count, 0));
  const rules = terms.rules === 'damaged' ? undefined : terms.rules;
  return {
    lines,
    total,
    ...(rules?.deposit ? { deposit: toCents((total * rules.deposit) / 100) } : {}),
    ...(rules?.freeCancellationDays !== undefined && requested.startDate
      ? { freeUntil: addDays(requested.startDate, -rules.freeCancellationDays) }
      : {}),
  };
}

/** Per night or person, in US dollars. */
export interface PriceRange {
  lowest: number;
  highest: number;
  isOnly: boolean;
}

export function priceRange(
  { price, rules }: OfferTerms,
  today: CivilDate,
  // No rule covers more guests than a booking can have. The lists show prices without loading the code for bookings.
  mostGuests = Infinity,
): PriceRange {
  if (!rules || rules === 'damaged') return { lowest: price, highest: price, isOnly: true };
  const { seasons = {}, weekendSurcharge = 0, groups = {} } = rules;
  const toCome = Object.entries(seasons).filter(([period]) => periodOf(period).to >= today);
  const prices = [price, ...toCome.map(([, ofSeason]) => ofSeason)];
  const fitting = Object.entries(groups).filter(([from]) => Number(from) <= mostGuests);
  const percents = [0, ...fitting.map(([, percent]) => percent)];
  const lowest = toCents((Math.min(...prices) * (100 + Math.min(...percents))) / 100);
  const highest = toCents(
    ((Math.max(...prices) + weekendSurcharge) * (100 + Math.max(...percents))) / 100,
  );
  return { lowest, highest, isOnly: highest === lowest };
}

export const tourPrices = (tour: PricedTour, today: CivilDate): PriceRange =>
  priceRange(tourTerms(tour), today);
export const villaPrices = (
  villa: PricedVilla & { capacity: number },
  today: CivilDate,
): PriceRange => priceRange(villaTerms(villa), today, villa.capacity);

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

/** The same share of a lower price; a higher one keeps what was promised. A price of 0 has no known share. */
export const depositAt = (
  total: number,
  { deposit, totalPrice }: Pick<Promised, 'deposit'> & { totalPrice: number },
): number | undefined =>
  deposit === undefined || totalPrice === 0
    ? undefined
    : Math.min(deposit, toCents((deposit * total) / totalPrice));

/** In US dollars. It follows the word 'Deposit'. */
export const depositText = (deposit: number): string =>
  t('{price}, due on confirmation: we will write to you about how to pay it', {
    price: formatUsd(deposit),
  });
