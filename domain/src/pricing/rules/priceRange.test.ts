import { expect, it } from 'vitest';
import type { OfferRules } from './offerRules.ts';
import { priceRange, villaPrices } from './priceRange.ts';

const range = (rules: OfferRules | undefined, mostGuests?: number) =>
  priceRange({ type: 'villa', price: 100.5, rules }, '2026-12-01', mostGuests);

it('is a single price without rules for the price', () => {
  expect(range(undefined)).toEqual({ lowest: 100.5, highest: 100.5, isOnly: true });
  expect(range({ deposit: 30, weekendSurcharge: 0 })).toEqual({
    lowest: 100.5,
    highest: 100.5,
    isOnly: true,
  });
  expect(priceRange({ type: 'tour', price: 85, rules: 'damaged' }, '2026-12-01')).toEqual({
    lowest: 85,
    highest: 85,
    isOnly: true,
  });
});

it('includes current and future seasons, weekends and groups', () => {
  const low = { '2026-11-01/2026-12-01': 80 };
  expect(range({ seasons: low })).toEqual({ lowest: 80, highest: 100.5, isOnly: false });
  expect(range({ seasons: { '2026-11-01/2026-11-30': 80 } }).isOnly).toBe(true);
  expect(range({ seasons: { '2026-12-20/2027-01-05': 150 } })).toEqual({
    lowest: 100.5,
    highest: 150,
    isOnly: false,
  });
  expect(range({ weekendSurcharge: 20 })).toEqual({
    lowest: 100.5,
    highest: 120.5,
    isOnly: false,
  });
  expect(range({ seasons: low, groups: { 4: -10 } }).lowest).toBe(72);
});

it('ignores a group that is larger than the villa', () => {
  expect(range({ groups: { 4: -10 } }, 4).isOnly).toBe(false);
  expect(range({ groups: { 4: -10 } }, 3).isOnly).toBe(true);
});

it('of a villa uses its capacity', () => {
  const villa = { pricePerNight: 100, rules: { groups: { 5: -10 } } };
  const lowest = (capacity: number) => villaPrices({ ...villa, capacity }, '2026-12-01').lowest;
  expect([4, 5].map(lowest)).toEqual([100, 90]);
});
