import { expect, it } from 'vitest';
import { shortRequests, startedText, travelParty } from './requestText.ts';

it('shows the first 50 characters of the special requests', () => {
  const fifty = 'x'.repeat(50);
  expect(shortRequests(fifty)).toBe(fifty);
  expect(shortRequests(`${fifty}y`)).toBe(`${fifty}…`);
  expect(shortRequests('Child seat')).toBe('Child seat');
});

it('shows passengers and luggage, and the vehicle if one was chosen', () => {
  const party = { id: '1', passengers: 2, luggage: 1, damage: { missing: [], invalid: [] } };
  expect(travelParty(party)).toBe('2 passengers, 1 bag');
  expect(travelParty({ ...party, vehicle: 'Minivan' })).toBe('2 passengers, 1 bag, Minivan');
});

// 6:15 PM in Bali.
const now = new Date('2026-11-24T10:15:00Z');
const tour = {
  bookingType: 'tour',
  status: 'pending',
  startDate: '2026-11-24',
  startTime: '02:00',
} as const;

it('warns about a request whose tour has left, by its pick-up time if known', () => {
  const left = 'This tour has already left, at 02:00 on Nov 24, 2026 (Bali time).';
  expect(startedText(tour, now)).toBe(left);
  expect(startedText({ ...tour, pickupTime: '18:30' }, now)).toBeUndefined();
  expect(startedText({ ...tour, startDate: '2026-11-25' }, now)).toBeUndefined();
});

it('without a time, warns once the day is over', () => {
  const { startTime: _, ...untimed } = tour;
  expect(startedText(untimed, now)).toBeUndefined();
  expect(startedText({ ...untimed, startDate: '2026-11-23' }, now)).toBe(
    'Its first day, Nov 23, 2026, has passed.',
  );
});

it('returns nothing for an answered request', () => {
  expect(startedText({ ...tour, status: 'confirmed' }, now)).toBeUndefined();
});
