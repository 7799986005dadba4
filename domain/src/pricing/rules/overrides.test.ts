import { expect, it } from 'vitest';
import { addDays, baliDate } from '../../core/dates.ts';
import { numbers, arbitraryRules } from '../../../testing/arbitraryRules.ts';
import {
  checkWithOverrides,
  checkForStaff,
  overridableProblemOf,
  checkAvailability,
  refusedAs,
  type Verdict,
} from './checkAvailability.ts';
import type { OfferRules } from './offerRules.ts';
import type { Availability, OfferTerms } from './terms.ts';

// A Saturday morning in Bali.
const now = new Date('2026-11-21T01:30:00Z');
const requested = { startDate: '2026-12-01', endDate: '2026-12-03', numberOfGuests: 2 };
const of = (type: 'tour' | 'villa', rules: OfferRules): OfferTerms => ({ type, price: 100, rules });

const problemsFor = (
  terms: OfferTerms,
  availability: Partial<Availability> = {},
  request = requested,
) => {
  const { verdict, soft } = checkForStaff(terms, request, { now, ...availability });
  return [soft.map(refusedAs), refusedAs(verdict.refused) ?? verdict.price?.total];
};

it('lists all overridable rules that refuse the request, and the price without them', () => {
  expect(problemsFor(of('villa', {}))).toEqual([[], 200]);
  const strict = { arrivalDays: [5], departureDays: [5], leastNights: 3, cutOffHours: 720 };
  expect(problemsFor(of('villa', strict))).toEqual([
    ['arrival-day', 'booked-too-late', 'stay-too-short', 'departure-day'],
    200,
  ]);
  const trek = of('tour', { startTime: '02:00' });
  const today = { ...requested, startDate: '2026-11-21', endDate: '2026-11-21' };
  expect(problemsFor(trek, {}, today)).toEqual([['starts-too-soon'], 200]);
  expect(problemsFor(of('villa', { mostNights: 1 }))).toEqual([['stay-longer-than-offered'], 200]);
  expect(problemsFor(of('tour', { weekdays: [5], seats: 9 }))).toEqual([
    ['weekday-not-offered'],
    200,
  ]);
});

it('keeps rules that cannot be overridden', () => {
  const taken = { takenNights: new Set(['2026-12-02']) };
  expect(problemsFor(of('villa', { leastNights: 5 }), taken)).toEqual([
    ['stay-too-short'],
    'some-nights-taken',
  ]);
  const full = { takenSeats: new Map([['2026-12-01', 8]]) };
  expect(problemsFor(of('tour', { weekdays: [5], seats: 9 }), full)).toEqual([
    ['weekday-not-offered'],
    'seats-taken',
  ]);
  expect(problemsFor(of('tour', { closed: ['2026-12-01/2026-12-01'] }))).toEqual([
    [],
    'offer-closed',
  ]);
  const nyepi = { ...requested, startDate: '2027-03-08', endDate: '2027-03-08' };
  expect(problemsFor(of('tour', {}), {}, nyepi)).toEqual([[], 'closed-in-bali']);
  expect(problemsFor({ type: 'tour', price: 1, rules: 'damaged' })).toEqual([[], 'rules-damaged']);
  // No rule of the offer: every stay has at least one night.
  const none = { ...requested, endDate: requested.startDate };
  expect(problemsFor(of('villa', {}), {}, none)).toEqual([[], 'stay-too-short']);
});

it('overrides the rules that staff saw, and no others', () => {
  const terms = of('villa', { arrivalDays: [5], leastNights: 3 });
  const refusalDespite = (...seen: Parameters<typeof checkWithOverrides>[0]) =>
    refusedAs(checkWithOverrides(seen)(terms, requested, { now }).refused);
  expect(refusalDespite()).toBe('arrival-day');
  expect(refusalDespite('arrival-day')).toBe('stay-too-short');
  expect(refusalDespite('stay-too-short')).toBe('arrival-day');
  expect(refusalDespite('stay-too-short', 'arrival-day', 'booked-too-late')).toBeUndefined();
});

it('without overrides the result is the same as for guests, for random requests', () => {
  const below = numbers(1);
  const isSame = (a: Verdict, b: Verdict) => expect(a).toEqual(b);
  let soft = 0;
  for (let count = 0; count < 300; count += 1) {
    const { terms, availability } = arbitraryRules(below, now);
    const type = below(2) === 0 ? 'tour' : 'villa';
    const offer = terms(type);
    const startDate = addDays(baliDate(now), below(40));
    const endDate = type === 'tour' ? startDate : addDays(startDate, 1 + below(9));
    const request = { startDate, endDate, numberOfGuests: 1 + below(8) };
    const forGuests = checkAvailability(offer, request, availability);
    const forStaff = checkForStaff(offer, request, availability);
    const unseen = checkWithOverrides([])(offer, request, availability);
    if (!overridableProblemOf(forGuests.refused)) isSame(forStaff.verdict, forGuests);
    else soft += 1;
    // Of two reasons, staff get the one first that they cannot override.
    if (!forStaff.verdict.refused) isSame(unseen, forGuests);
    expect(unseen.price).toEqual(forGuests.price);
  }
  expect(soft).toBeGreaterThan(50);
});
