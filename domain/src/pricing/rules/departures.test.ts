import { expect, it } from 'vitest';
import { arbitraryRules, numbers } from '../../../testing/arbitraryRules.ts';
import { addDays, baliDate } from '../../core/dates.ts';
import { problemText } from '../../core/problem.ts';
import { seatsLeft, takenIn, takenKey, takenSeatsIn, withoutOwn } from '../availability.ts';
import { checkAvailability, checkDay, checkForStaff } from './checkAvailability.ts';
import { checkVisit, openTimes } from './checkVisit.ts';
import { departuresOf, hasSeats } from './departures.ts';
import type { OfferRules } from './offerRules.ts';
import { isDayOffered } from './offeredDays.ts';
import { suggestAlternatives } from './suggestAlternatives.ts';
import { confirmsAtOnce, type OfferTerms } from './terms.ts';

const now = new Date('2026-11-21T01:30:00Z');
const saturday = '2026-12-05';
const [sunday, monday] = ['2026-12-06', '2026-12-07'];
const departures = {
  '14:00': { seats: 4 },
  '08:00': { seats: 8 },
  '17:00': { seats: 2, weekdays: [6, 7], season: '2026-12-01/2026-12-31' },
};
// The time and seats of the tour itself are left from before.
const of = (rules: OfferRules = {}): OfferTerms => ({
  type: 'tour',
  price: 50,
  rules: { startTime: '06:00', seats: 1, departures, ...rules },
});
const tour = of();
const on = (startDate: string, startTime?: string, numberOfGuests = 2) => ({
  startDate,
  endDate: startDate,
  numberOfGuests,
  ...(startTime && { startTime }),
});
const takenSeats = takenSeatsIn([
  {
    taken: { [saturday]: 11, [monday]: 3 },
    departures: { [saturday]: { '14:00': 4, '08:00': 6, '07:00': 1 } },
  },
]);
const refusal = (...requested: Parameters<typeof on>) => {
  const { refused } = checkAvailability(tour, on(...requested), { now, takenSeats });
  const { message: code, params: facts } = refused?.problem ?? {};
  return code && `${refused?.field}: ${problemText({ code, ...(facts && { facts }) })}`;
};

it('are kept by a booking that changes neither day nor time, and by no more guests', () => {
  const ordered = { ...on(saturday, '09:00', 3), chosenExtras: '' };
  const codeOf = (...requested: Parameters<typeof on>) =>
    checkAvailability(tour, on(...requested), { now, takenSeats, ordered }).refused?.problem
      .message;
  expect(codeOf(saturday, '09:00', 3)).toBeUndefined();
  expect(codeOf(saturday, '09:00', 4)).toBe('departure-not-offered');
  expect(codeOf(sunday, '09:00')).toBe('departure-not-offered');
  expect(codeOf(saturday)).toBe('departure-missing');
  expect(codeOf(saturday, '08:00')).toBeUndefined();
});

it('run on their days, in the order of the day', () => {
  expect(departuresOf(tour)).toEqual(['08:00', '14:00', '17:00']);
  expect(departuresOf(tour, saturday)).toEqual(['08:00', '14:00', '17:00']);
  expect(departuresOf(tour, monday)).toEqual(['08:00', '14:00']);
  expect(departuresOf(tour, '2027-01-02')).toEqual(['08:00', '14:00']);
  expect(departuresOf({ ...tour, type: 'villa' })).toEqual([]);
  expect(departuresOf({ type: 'tour', rules: 'damaged' })).toEqual([]);
});

it('have to be chosen, each with its own seats', () => {
  expect(refusal(monday)).toBe('startTime: Please choose a start time: 08:00, 14:00.');
  expect(refusal(monday, '17:00')).toBe(
    'startTime: On this day, the tour starts at 08:00, 14:00. Please choose one of these times.',
  );
  expect(refusal(saturday, '08:00')).toBeUndefined();
  expect(refusal(saturday, '14:00')).toBe(
    'startTime: The tour at 14:00 is fully booked. There is room at 08:00, 17:00.',
  );
  expect(refusal(saturday, '08:00', 3)).toBe(
    'startTime: Only 2 places are left at 08:00. Please select another date or fewer guests.',
  );
  expect(openTimes(tour, on(saturday), { now, takenSeats })).toEqual(['08:00', '17:00']);
  const none = of({ departures: { '08:00': { weekdays: [1] } } });
  const { refused } = checkAvailability(none, on(saturday), { now });
  expect(refused).toMatchObject({ field: 'startDate', problem: { message: 'no-departure' } });
});

it('guests without a start time take a seat of each', () => {
  // Three guests of Monday have none.
  expect(takenSeats.get(takenKey(monday))).toBe(3);
  expect(refusal(monday, '14:00', 2)).toContain('Only one place is left at 14:00.');
  expect(refusal(monday, '08:00', 5)).toBeUndefined();
  // There is room for more of them while there is at each.
  expect(seatsLeft(tour, on(monday), takenSeats)).toBe(1);
  // A start time that is gone has no limit.
  expect(seatsLeft(tour, on(monday, '07:00'), takenSeats)).toBe(Infinity);
});

it('an own seat is free, wherever it is', () => {
  const left = (own: object, startTime: string) =>
    seatsLeft(
      tour,
      on(saturday, startTime),
      withoutOwn({ takenSeats }, { ...on(saturday, undefined, 3), ...own }).takenSeats,
    );
  expect(left({ startTime: '14:00' }, '14:00')).toBe(3);
  expect(left({ startTime: '14:00' }, '08:00')).toBe(2);
  expect(left({ startDate: monday }, '08:00')).toBe(2);
});

it('a day is offered, listed and suggested while one of them has room', () => {
  const full = takenSeatsIn([
    { taken: { [monday]: 12 }, departures: { [monday]: { '08:00': 8, '14:00': 4 } } },
  ]);
  const [wanted, most] = [on(monday, '14:00'), { atMost: 2, withinDays: 3 }];
  expect(isDayOffered(tour, on(monday), { now, takenSeats: full })).toBe(false);
  expect(isDayOffered(tour, on(monday), { now, takenSeats })).toBe(true);
  expect(checkDay(tour, on(monday), { now, takenSeats: full }).refused).toMatchObject({
    field: 'startDate',
    problem: { message: 'seats-taken', params: { left: 0 } },
  });
  expect(suggestAlternatives(tour, wanted, { now, takenSeats: full }, most)).toMatchObject([
    { startDate: '2026-12-08' },
    { startDate: sunday },
  ]);
  const visit = { firstDay: monday, lastDay: monday, numberOfGuests: 2 };
  expect(checkVisit(tour, visit, { now, takenSeats: full })).toEqual({ why: 'taken' });
  expect(checkVisit(tour, visit, { now })).toMatchObject({ price: { total: 100 } });
  // The list reads the same from one document a month.
  const month = { nights: {}, seats: { reef: { [monday]: 12 } } };
  const departuresOfReef = { reef: { [monday]: { '08:00': 8, '14:00': 4 } } };
  const listed = takenIn([{ ...month, departures: departuresOfReef }], {
    type: 'tour',
    id: 'reef',
  });
  expect(listed).toEqual({ takenSeats: full });
});

it('one before we can answer is too soon, a later one on the same day is not', () => {
  const early = new Date('2026-12-05T00:30:00Z');
  const code = (startTime: string) =>
    checkAvailability(tour, on(saturday, startTime), { now: early }).refused?.problem.message;
  expect([code('08:00'), code('17:00')]).toEqual(['starts-too-soon', undefined]);
  expect(isDayOffered(tour, on(saturday), { now: early })).toBe(true);
});

it('staff may book without one, at one that is gone, or too soon, but no taken seat', () => {
  const soft = (terms: OfferTerms, ...requested: Parameters<typeof on>) => {
    const found = checkForStaff(terms, on(...requested), { now, takenSeats });
    return [...found.soft.map(({ problem }) => problem.message), found.verdict.refused?.field];
  };
  expect(soft(tour, monday)).toEqual(['departure-missing', undefined]);
  expect(soft(tour, saturday, '07:00')).toEqual(['departure-not-offered', undefined]);
  expect(soft(tour, '2026-11-21', '08:00')).toEqual(['starts-too-soon', undefined]);
  expect(soft(tour, saturday, '14:00')).toEqual(['startTime']);
});

it('requests are confirmed at once if each has seats', () => {
  const instant = { instantConfirmation: true } as const;
  expect(confirmsAtOnce(of(instant))).toBe(true);
  const some = { ...instant, departures: { '08:00': { seats: 2 }, '14:00': {} } };
  expect([confirmsAtOnce(of(some)), hasSeats(of(some))]).toEqual([false, true]);
});

it('300 random tours: what the calendar offers is what the server accepts at one of the times', () => {
  const below = numbers(7);
  let offered = 0;
  for (let count = 0; count < 300; count += 1) {
    const { terms, availability } = arbitraryRules(below, now, true);
    const one = terms('tour');
    const startDate = addDays(baliDate(now), below(60));
    const requested = on(startDate, undefined, 1 + below(6));
    const times = departuresOf(one).length > 0 ? departuresOf(one, startDate) : [''];
    const accepted = times.filter(
      (startTime) => checkAvailability(one, { ...requested, startTime }, availability).price,
    );
    offered += accepted.length;
    expect(isDayOffered(one, requested, availability)).toBe(accepted.length > 0);
  }
  expect(offered).toBeGreaterThan(100);
});
