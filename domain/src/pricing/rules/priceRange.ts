import type { CivilDate } from '../../core/dates.ts';
import { toCents } from '../../core/money.ts';
import { periodOf } from './period.ts';
import {
  tourTerms,
  villaTerms,
  type OfferTerms,
  type PricedTour,
  type PricedVilla,
} from './terms.ts';

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
