import { describe, expect, it } from 'vitest';
import { priceOf, priceRange, villaPrices } from './priceOf.ts';
import type { OfferRules } from './offerRules.ts';

const villa = (rules: OfferRules, startDate: string, endDate: string, numberOfGuests = 2) =>
  priceOf({ type: 'villa', price: 100, rules }, { startDate, endDate, numberOfGuests });
const tour = (rules: OfferRules, startDate: string, numberOfGuests: number) =>
  priceOf({ type: 'tour', price: 91.1, rules }, { startDate, endDate: startDate, numberOfGuests });

describe('a price', () => {
  it('without rules is the base price', () => {
    expect(tour({}, '2026-12-01', 3)).toEqual({ lines: [{ unit: 91.1, count: 3 }], total: 273.3 });
    expect(tour({}, '', 3).total).toBe(273.3);
    expect([1, 10].map((guests) => tour({}, '2026-12-01', guests).total)).toEqual([91.1, 911]);
    expect(villa({}, '2026-12-30', '2027-01-03').total).toBe(400);
    expect(villa({}, '2028-02-28', '2028-03-01').total).toBe(200);
  });

  it('is for one night until both dates are chosen', () => {
    for (const [startDate, endDate] of [
      ['', ''],
      ['2026-12-30', ''],
      ['', '2026-12-30'],
      // The second date is still before the first.
      ['2026-12-30', '2026-12-27'],
      ['2026-12-30', '2026-12-30'],
      // Its year is half typed, or an address asks for it.
      ['0202-12-30', '2026-12-30'],
      ['2026-12-30', '9999-12-31'],
    ] as const) {
      expect(villa({}, startDate, endDate).total).toBe(100);
    }
  });

  it('changes with the season, night by night', () => {
    const rules = { seasons: { '2026-12-20/2027-01-05': 150 } };
    expect(villa(rules, '2026-12-18', '2026-12-22')).toEqual({
      lines: [
        { unit: 100, count: 2 },
        { unit: 150, count: 2 },
      ],
      total: 500,
    });
    expect(villa(rules, '2027-01-05', '2027-01-06').total).toBe(150);
    expect(tour(rules, '2026-12-20', 2).total).toBe(300);
  });

  it('is higher on the weekend: for a night by its evening, for a tour by its day', () => {
    const rules = { weekendSurcharge: 20 };
    // Thursday to Monday.
    expect(villa(rules, '2026-12-03', '2026-12-07').lines).toEqual([
      { unit: 100, count: 2 },
      { unit: 120, count: 2 },
    ]);
    expect(tour(rules, '2026-12-04', 1).total).toBe(91.1);
    expect(tour(rules, '2026-12-05', 1).total).toBe(111.1);
    expect(tour(rules, '2026-12-06', 1).total).toBe(111.1);
  });

  it('depends on the number of guests', () => {
    const rules = { groups: { 4: -10, 8: -25 } };
    expect([2, 4, 7, 8].map((guests) => tour(rules, '2026-12-01', guests).lines[0]?.unit)).toEqual([
      91.1, 81.99, 81.99, 68.33,
    ]);
    expect(villa({ groups: { 6: 20 } }, '2026-12-01', '2026-12-03', 6).total).toBe(240);
  });

  it('includes the deposit and the last day of free cancellation', () => {
    const rules = { deposit: 30, freeCancellationDays: 14 };
    expect(villa(rules, '2026-12-20', '2026-12-21')).toMatchObject({
      deposit: 30,
      freeUntil: '2026-12-06',
    });
    expect(villa({ deposit: 0 }, '2026-12-20', '2026-12-21')).not.toHaveProperty('deposit');
  });
});

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
