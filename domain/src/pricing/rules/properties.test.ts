// Property tests with many random rules.
import { describe, expect, it } from 'vitest';
import { nightsOf, addDays, baliDate } from '../../core/dates.ts';
import { bookingHorizonDays } from '../../core/limits.ts';
import { toCents } from '../../core/money.ts';
import { checkAvailability } from './checkAvailability.ts';
import { checkOutsOf, isDayOffered } from './offeredDays.ts';
import { priceOf, unitPrice } from './priceOf.ts';
import { suggestAlternatives } from './suggestAlternatives.ts';
import { numbers, arbitraryRules, type Numbers } from '../../../testing/arbitraryRules.ts';

const seed = 1;
const cases = 300;

const now = new Date('2026-11-21T01:30:00Z');
const today = baliDate(now);

const each = (what: (one: ReturnType<typeof arbitraryRules>, below: Numbers) => void) => {
  const below = numbers(seed);
  for (let count = 0; count < cases; count += 1) what(arbitraryRules(below, now), below);
};

describe(`random rules, seed ${seed}`, () => {
  it('the calendar offers a day of a tour exactly when the server accepts it', () => {
    let offered = 0;
    each(({ terms, availability }, below) => {
      const tour = terms('tour');
      const numberOfGuests = 1 + below(10);
      for (let ahead = -3; ahead < 60; ahead += 1) {
        const startDate = addDays(today, ahead);
        const requested = { startDate, endDate: startDate, numberOfGuests };
        const isTaken =
          ahead >= 0 && checkAvailability(tour, requested, availability).price !== undefined;
        offered += Number(isTaken);
        expect(isDayOffered(tour, requested, availability)).toBe(isTaken);
      }
    });
    expect(offered).toBeGreaterThan(cases);
  });

  it('the calendar offers a stay exactly when the server accepts it, and a check-in exactly when it has a check-out', () => {
    each(({ terms, availability }, below) => {
      const villa = terms('villa');
      const start = { startDate: addDays(today, below(60)), numberOfGuests: 1 + below(6) };
      const taken = Array.from({ length: 60 }, (_, nights) =>
        addDays(start.startDate, nights + 1),
      ).filter(
        (endDate) =>
          checkAvailability(villa, { ...start, endDate }, availability).price !== undefined,
      );
      expect([...checkOutsOf(villa, start, availability)]).toEqual(taken);
      expect(isDayOffered(villa, start, availability)).toBe(taken.length > 0);
    });
  });

  it('alternatives can be booked, have the same length, and come nearest first', () => {
    each(({ terms, availability }, below) => {
      const villa = terms('villa');
      const startDate = addDays(today, below(40));
      const requested = { startDate, endDate: addDays(startDate, 1 + below(6)), numberOfGuests: 2 };
      const found = suggestAlternatives(villa, requested, availability, {
        atMost: 3,
        withinDays: 30,
      });
      const away = found.map((stay) =>
        Math.abs(Date.parse(stay.startDate) - Date.parse(startDate)),
      );
      expect(away).toEqual(away.toSorted((a, b) => a - b));
      for (const stay of found) {
        expect(
          checkAvailability(villa, { ...requested, ...stay }, availability).price,
        ).toBeDefined();
        expect(nightsOf(stay)).toHaveLength(nightsOf(requested).length);
      }
    });
  });

  it('a stay costs the sum of its nights, across any borders of seasons', () => {
    each(({ terms }, below) => {
      const villa = terms('villa');
      const startDate = addDays(today, below(60));
      const stay = { startDate, endDate: addDays(startDate, 1 + below(30)) };
      const numberOfGuests = 1 + below(8);
      const cents = nightsOf(stay).reduce(
        (sum, night) => sum + Math.round(unitPrice(villa, night, numberOfGuests) * 100),
        0,
      );
      const { total, lines } = priceOf(villa, { ...stay, numberOfGuests });
      expect(total).toBe(cents / 100);
      expect(lines.reduce((sum, { count }) => sum + count, 0)).toBe(nightsOf(stay).length);
    });
  });

  it('a price is in whole cents and never negative', () => {
    each(({ terms }, below) => {
      const type = below(2) === 0 ? 'tour' : 'villa';
      const startDate = addDays(today, below(60));
      const endDate = type === 'tour' ? startDate : addDays(startDate, 1 + below(9));
      const { total, deposit = 0 } = priceOf(terms(type), {
        startDate,
        endDate,
        numberOfGuests: 1 + below(10),
      });
      expect(total).toBe(toCents(total));
      expect(total).toBeGreaterThanOrEqual(0);
      expect(deposit).toBeLessThanOrEqual(total);
    });
  });

  it('no day beyond the booking horizon is offered', () => {
    const startDate = addDays(today, bookingHorizonDays + 1);
    const requested = { startDate, numberOfGuests: 1 };
    expect(isDayOffered({ type: 'villa', price: 1 }, requested, { now })).toBe(false);
    expect(
      isDayOffered({ type: 'villa', price: 1 }, { ...requested, startDate: today }, { now }),
    ).toBe(true);
  });
});
