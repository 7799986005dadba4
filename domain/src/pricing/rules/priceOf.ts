import { nightsOf } from '../../core/stays.ts';
import { addDays, nightsBetween, weekdayOf, type CivilDate } from '../../core/dates.ts';
import { bookingHorizonDays } from '../../core/limits.ts';
import { toCents } from '../../core/money.ts';
import type { OfferTerms, BookingRequest } from './terms.ts';
import { periodText, periodWith } from './period.ts';

/** Nights or persons at the same price in US dollars. */
export interface PriceLine {
  unit: number;
  count: number;
}

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

/** US dollars for a night that begins on the day, or per person for a tour on that day. */
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
    const unit = unitPrice(terms, requested.startDate, requested.numberOfGuests);
    return [{ unit, count: requested.numberOfGuests }];
  }
  const counts = new Map<number, number>();
  for (const night of nightsPriced(requested)) {
    const unit = unitPrice(terms, night, requested.numberOfGuests);
    counts.set(unit, (counts.get(unit) ?? 0) + 1);
  }
  return [...counts].map(([unit, count]) => ({ unit, count }));
}

export function priceOf(terms: OfferTerms, requested: BookingRequest): Price {
  const lines = linesOf(terms, requested);
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
