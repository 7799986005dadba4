import type { OfferRules } from '@selasar/domain/pricing';
import type { Booking } from '@selasar/domain/requests';
import { expect, it } from 'vitest';
import type { Bookable } from './bookable.ts';
import { checkRequest, pickupWarnings, waitingOn } from './verdict.ts';

const now = new Date('2026-11-21T01:30:00Z');
const requested = { startDate: '2026-12-01', endDate: '2026-12-03', numberOfGuests: 2 };
const villa = (rules?: OfferRules): Bookable => ({
  id: 'sawah',
  name: 'Villa Sawah',
  capacity: 4,
  terms: { type: 'villa', price: 200, rules },
});
const tour = (rules?: OfferRules): Bookable => ({
  id: 'walk',
  name: 'Ubud Walk',
  capacity: undefined,
  terms: { type: 'tour', price: 45, rules },
});

it('shows the price and how it is computed', () => {
  expect(checkRequest(villa(), requested, { now })).toEqual({
    price: ['2 nights × $200 = $400'],
    soft: [],
    hard: undefined,
  });
  const rules = { weekendSurcharge: 30, deposit: 50, freeCancellationDays: 3 };
  expect(
    checkRequest(tour(rules), { ...requested, startDate: '2026-12-05' }, { now }).price,
  ).toEqual(['2 guests × $75 = $150', 'Deposit: $75', 'Free cancellation until Dec 2, 2026']);
});

it('separates rules that can be overridden, shown with the price, from dates that are taken', () => {
  const strict = villa({ leastNights: 3 });
  expect(checkRequest(strict, requested, { now })).toEqual({
    price: ['2 nights × $200 = $400'],
    soft: [{ problem: 'stay-too-short', text: 'Please stay at least 3 nights.' }],
    hard: undefined,
  });
  const takenNights = new Set(['2026-12-02']);
  expect(checkRequest(strict, requested, { now, takenNights })).toMatchObject({
    price: [],
    hard: { text: 'Some of these nights are taken. Please choose other dates.' },
  });
  expect(
    checkRequest(villa(), { ...requested, numberOfGuests: 5 }, { now, takenNights }),
  ).toMatchObject({
    hard: { text: 'Villa Sawah sleeps up to 4 guests.', alternatives: [] },
  });
});

it('suggests stays around taken nights, by the rules and of the same length', () => {
  const takenNights = new Set(['2026-12-02']);
  expect(checkRequest(villa(), requested, { now, takenNights }).hard?.alternatives).toEqual([
    { startDate: '2026-11-30', endDate: '2026-12-02' },
    { startDate: '2026-12-03', endDate: '2026-12-05' },
    { startDate: '2026-11-29', endDate: '2026-12-01' },
  ]);
});

it('names competing requests for the same nights, or for the limited seats of a tour', () => {
  const booking = (customerName: string, startDate: string, endDate: string, status = 'pending') =>
    ({ customerName, startDate, endDate, status, numberOfGuests: 3 }) as Booking;
  const open = [
    booking('Ana', '2026-11-28', '2026-12-01'),
    booking('Budi', '2026-12-02', '2026-12-05'),
    booking('Citra', '2026-12-02', '2026-12-05', 'confirmed'),
    booking('Dewi', '2026-12-01', '2026-12-01'),
  ];
  expect(waitingOn(villa(), requested, open)).toEqual([
    'Budi is waiting for an answer for Dec 2, 2026 – Dec 5, 2026.',
  ]);
  expect(waitingOn(tour(), requested, open)).toEqual([]);
  expect(waitingOn(tour({ seats: 9 }), requested, open)).toEqual([
    'Dewi is waiting for an answer for 3 guests.',
  ]);
});

it('suggests days, each with a start time at which it can be booked, also against a soft rule', () => {
  const extras = {
    drone: { names: { en: 'Drone' }, usd: 9, per: 'booking' as const, noticeHours: 720 },
  };
  const departures = { '08:00': { seats: 4 }, '14:00': { seats: 4 } };
  const offer = tour({ departures, extras });
  const wanted = {
    startDate: '2026-12-01',
    endDate: '2026-12-01',
    numberOfGuests: 3,
    startTime: '08:00',
    chosenExtras: 'drone:1',
  };
  const taken = { '2026-12-01 08:00': 2, '2026-12-01 14:00': 2, '2026-12-02 08:00': 4 };
  const takenSeats = new Map(Object.entries(taken));
  const offered = checkRequest(offer, wanted, { now, takenSeats }).hard?.alternatives ?? [];
  expect(offered.map(({ startDate, startTime }) => `${startDate} ${startTime}`)).toEqual([
    '2026-12-02 14:00',
    '2026-11-30 08:00',
    '2026-12-03 08:00',
  ]);
  for (const one of offered) {
    expect(checkRequest(offer, { ...wanted, ...one }, { now, takenSeats }).hard).toBeUndefined();
  }
});

it('warns of a pickup that does not fit the start', () => {
  const walk = tour({ departures: { '08:00': {}, '14:00': {} } });
  const at = (startTime: string, pickupTime: string, of = walk) =>
    pickupWarnings(of, { startTime, pickupTime });
  expect(at('08:00', '07:15')).toEqual([]);
  expect(at('14:00', '10:00')).toEqual([]);
  expect(at('14:00', '07:15')).toEqual([
    'The pickup at 07:15 is more than 4 hours before the start at 14:00.',
  ]);
  expect(at('08:00', '08:15')).toEqual(['The pickup at 08:15 is later than the start at 08:00.']);
  expect(at('', '09:00', tour({ startTime: '08:00' }))).toHaveLength(1);
  expect([...at('', '09:00'), ...at('08:00', ''), ...at('', '09:00', villa())]).toEqual([]);
});
