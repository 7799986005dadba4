import {
  addDays,
  baliDate,
  bookingHorizonDays,
  maxStayNights,
  nightsOf,
} from '@selasar/domain/core';
import { checkAvailability, checkOutsOf, isDayOffered } from '@selasar/domain/pricing';
import type { Availability, OfferTerms } from '@selasar/domain/pricing';
import { numbers, arbitraryRules } from '@selasar/domain/testing';
import { describe, expect, it } from 'vitest';
import { pressed } from '../forms/dates/RangeCalendar.tsx';
import { blockedStayDays, blockedTourDays, picksCheckOut, offeredDays } from './blockedDays.ts';
import type { OfferedDays } from './blockedDays.ts';

// Compares the calendar of a stay with the domain, for random rules.

const seed = 14;
const cases = 100;
const now = new Date('2026-11-21T01:30:00Z');
const today = baliDate(now);
const ahead = (days: number) => addDays(today, days);

function daysOf(terms: OfferTerms, availability: Availability, numberOfGuests = 2): OfferedDays {
  const item = { ...terms, id: 'villa-sawah', name: 'Villa Sawah' };
  return offeredDays(item, availability, numberOfGuests);
}

describe(`random rules, seed ${seed}, ${cases} cases`, () => {
  it('a day can be pressed exactly when the domain offers it', () => {
    const below = numbers(seed);
    const open = { arrivals: 0, departures: 0 };
    for (let count = 0; count < cases; count += 1) {
      const { terms, availability } = arbitraryRules(below, now);
      const villa = terms('villa');
      const days = daysOf(villa, availability, 1 + below(6));
      const requested = { startDate: ahead(below(60)), numberOfGuests: days.numberOfGuests };
      const asCheckIn = blockedStayDays(days, undefined);
      const asCheckOut = blockedStayDays(days, requested.startDate);
      const ends = new Set(checkOutsOf(villa, requested, availability));
      for (let day = 0; day < 65; day += 1) {
        const date = ahead(day);
        const isOffered = isDayOffered(villa, { ...requested, startDate: date }, availability);
        expect(asCheckIn(date) === undefined).toBe(isOffered);
        open.arrivals += Number(isOffered);
        const out = addDays(requested.startDate, 1 + day);
        expect(asCheckOut(out) === undefined).toBe(ends.has(out));
        open.departures += Number(ends.has(out));
      }
    }
    expect(open.arrivals).toBeGreaterThan(cases);
    expect(open.departures).toBeGreaterThan(cases);
  });

  it('two presses choose a stay that the server accepts, without taken nights', () => {
    const below = numbers(seed);
    let chosen = 0;
    for (let count = 0; count < cases; count += 1) {
      const { terms, availability } = arbitraryRules(below, now);
      const villa = terms('villa');
      const days = daysOf(villa, availability);
      let stay = { startDate: '', endDate: '' };
      let edge: 'startDate' | 'endDate' = 'startDate';
      for (let press = 0; press < 12; press += 1) {
        const from = picksCheckOut(days, stay.startDate, edge) ? stay.startDate : undefined;
        const day = from ? addDays(from, below(12) - 1) : ahead(below(60));
        if (blockedStayDays(days, from)(day)) continue;
        ({ stay, next: edge } = pressed(from, day));
        expect(edge).toBe(stay.endDate ? 'startDate' : 'endDate');
        if (!stay.endDate) continue;
        chosen += 1;
        expect(
          checkAvailability(villa, { ...stay, numberOfGuests: 2 }, availability).price,
        ).toBeDefined();
        expect(nightsOf(stay).filter((night) => availability.takenNights?.has(night))).toEqual([]);
      }
    }
    expect(chosen).toBeGreaterThan(cases / 2);
  });

  it('exactly the taken nights that cannot be pressed are marked as taken', () => {
    const below = numbers(seed);
    for (let count = 0; count < cases; count += 1) {
      const { terms, availability } = arbitraryRules(below, now);
      const days = daysOf(terms('villa'), availability);
      const from = below(2) === 0 ? undefined : ahead(below(30));
      const blockedOf = blockedStayDays(days, from);
      for (let day = 0; day < 70; day += 1) {
        const blocked = blockedOf(ahead(day));
        if (!blocked) continue;
        expect(blocked.mark === 'taken').toBe(availability.takenNights?.has(ahead(day)));
        expect(blocked.label === 'taken').toBe(blocked.mark === 'taken');
      }
    }
  });

  it('a day of a tour can be pressed exactly when it is offered; without places left it is full', () => {
    const below = numbers(seed);
    let full = 0;
    for (let count = 0; count < cases; count += 1) {
      const { terms, availability, rules } = arbitraryRules(below, now);
      const tour = { ...terms('tour'), id: 'ubud-walk', name: 'Ubud Walk' };
      const blockedOf = blockedTourDays(offeredDays(tour, availability, 1));
      for (let day = 0; day < 60; day += 1) {
        const blocked = blockedOf(ahead(day));
        const requested = { startDate: ahead(day), numberOfGuests: 1 };
        expect(blocked === undefined).toBe(isDayOffered(tour, requested, availability));
        expect(blocked?.label === 'full').toBe(blocked?.mark === 'taken');
        if (blocked?.mark !== 'taken') continue;
        full += 1;
        const taken = availability.takenSeats?.get(ahead(day)) ?? 0;
        expect(taken).toBeGreaterThanOrEqual(rules.seats ?? Infinity);
      }
    }
    expect(full).toBeGreaterThan(20);
  });
});

describe('a day says why it cannot be picked', () => {
  const villa = (rules: OfferTerms['rules'] = {}, taken: string[] = []) =>
    daysOf({ type: 'villa', price: 100, rules }, { now, takenNights: new Set(taken) });
  const reasonOf = (days: OfferedDays, from: string | undefined, day: string) =>
    blockedStayDays(days, from)(day)?.label;
  // 2026-12-07 is a Monday.
  const monday = '2026-12-07';
  const after = (count: number) => addDays(monday, count);

  it('as check-in', () => {
    expect(reasonOf(villa({}, [monday]), undefined, monday)).toBe('taken');
    expect(reasonOf(villa({ arrivalDays: [1] }), undefined, after(1))).toBe(
      'no arrival on this day',
    );
    expect(reasonOf(villa({ closed: [`${monday}/${after(3)}`] }), undefined, after(1))).toBe(
      'closed',
    );
    expect(reasonOf(villa({ cutOffHours: 48 }), undefined, ahead(1))).toBe('too late to book');
    const short = villa({ leastNights: 3 }, [after(2)]);
    expect(reasonOf(short, undefined, after(1))).toBe('too few free nights');
    expect(reasonOf(short, undefined, after(3))).toBeUndefined();
  });

  it('as check-out', () => {
    const rules = { leastNights: 3, mostNights: 7, departureDays: [1, 4, 5] };
    const days = villa(rules, [after(9)]);
    expect(reasonOf(days, monday, after(2))).toBe('at least 3 nights');
    expect(reasonOf(days, monday, after(3))).toBeUndefined();
    expect(reasonOf(days, monday, after(5))).toBe('no departure on this day');
    expect(reasonOf(days, monday, after(8))).toBe('at most 7 nights');
    expect(reasonOf(villa(), monday, after(maxStayNights))).toBeUndefined();
    expect(reasonOf(villa(), monday, after(maxStayNights + 1))).toBe('at most 60 nights');
  });

  it('beyond a taken night, whose day is still possible as check-out', () => {
    const days = villa({}, [after(2), after(3)]);
    expect(reasonOf(days, monday, after(2))).toBeUndefined();
    expect(reasonOf(days, monday, after(3))).toBe('taken');
    expect(reasonOf(days, monday, after(4))).toBe('nights before it are taken');
    // A day before the check-in starts over.
    expect(reasonOf(days, monday, after(-1))).toBeUndefined();
    expect(pressed(monday, after(-1))).toEqual({
      stay: { startDate: after(-1), endDate: '' },
      next: 'endDate',
    });
  });

  it('after the last bookable day', () => {
    const last = ahead(bookingHorizonDays);
    expect(reasonOf(villa(), undefined, last)).toBeUndefined();
    expect(reasonOf(villa(), last, addDays(last, 1))).toBeUndefined();
    expect(blockedStayDays(villa(), undefined)(addDays(last, 1))).toBeDefined();
  });
});
