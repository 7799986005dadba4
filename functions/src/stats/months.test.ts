import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { bookingContribution } from './contributions.ts';
import { difference } from './counters.ts';
import { bookingMonths, transferMonths } from './months.ts';

/** 1 December in Bali; 30 November in UTC. */
const createdAt = Timestamp.fromDate(new Date('2026-11-30T16:30:00Z'));
const stay = {
  bookingType: 'villa',
  villaId: 'villa-sawah',
  status: 'confirmed',
  totalPrice: 180.5,
  startDate: '2026-12-29',
  endDate: '2027-01-03',
  numberOfGuests: 2,
  createdAt,
};
const tour = {
  ...stay,
  bookingType: 'tour',
  villaId: undefined,
  tourId: 'ubud',
  endDate: '2026-12-29',
};

it('counts a stay in the month of its request, and each night in the month of the night', () => {
  expect(bookingMonths(stay)).toEqual({
    'month-2026-12/offers/villas/villa-sawah/requests': 1,
    'month-2026-12/offers/villas/villa-sawah/confirmed': 1,
    'month-2026-12/offers/villas/villa-sawah/revenue': 180.5,
    'month-2026-12/offers/villas/villa-sawah/dated': 1,
    'month-2026-12/offers/villas/villa-sawah/leadDays': 28,
    'month-2026-12/offers/villas/villa-sawah/nights': 3,
    'month-2027-01/offers/villas/villa-sawah/nights': 2,
  });
});

it('counts the guests of a tour in the month of the tour', () => {
  expect(bookingMonths({ ...tour, startDate: '2027-02-01' })).toMatchObject({
    'month-2026-12/offers/tours/ubud/leadDays': 62,
    'month-2027-02/offers/tours/ubud/seats': 2,
  });
});

it('changes one month if request and travel are in the same month, otherwise two', () => {
  const months = (data: object) =>
    new Set(Object.keys(bookingMonths(data)).map((name) => name.split('/')[0])).size;
  expect(months(tour)).toBe(1);
  expect(months({ ...tour, startDate: '2027-02-01' })).toBe(2);
});

it('moves only nights and lead time if the dates move to another month', () => {
  const moved = { ...stay, startDate: '2027-01-03', endDate: '2027-01-08' };
  expect(difference(bookingContribution(stay), bookingContribution(moved))).toEqual({
    'month-2026-12/offers/villas/villa-sawah/leadDays': 5,
    'month-2026-12/offers/villas/villa-sawah/nights': -3,
    'month-2027-01/offers/villas/villa-sawah/nights': 3,
  });
});

it('counts no nights while pending or cancelled, and no revenue once cancelled', () => {
  expect(bookingMonths({ ...stay, status: 'pending' })).toEqual({
    'month-2026-12/offers/villas/villa-sawah/requests': 1,
    'month-2026-12/offers/villas/villa-sawah/revenue': 180.5,
    'month-2026-12/offers/villas/villa-sawah/dated': 1,
    'month-2026-12/offers/villas/villa-sawah/leadDays': 28,
  });
  expect(bookingMonths({ ...stay, status: 'cancelled' })).toEqual({
    'month-2026-12/offers/villas/villa-sawah/requests': 1,
    'month-2026-12/offers/villas/villa-sawah/dated': 1,
    'month-2026-12/offers/villas/villa-sawah/leadDays': 28,
  });
});

it.each([
  ['day of travel', { startDate: '2026-02-30' }, ['requests', 'confirmed', 'revenue']],
  ['check-out', { endDate: 7 }, ['requests', 'confirmed', 'revenue', 'dated', 'leadDays']],
  [
    'check-out, ages away',
    { endDate: '9026-12-31' },
    ['requests', 'confirmed', 'revenue', 'dated', 'leadDays'],
  ],
  [
    'check-out, before check-in',
    { endDate: '2026-12-01' },
    ['requests', 'confirmed', 'revenue', 'dated', 'leadDays'],
  ],
  ['instant of the request', { createdAt: 'yesterday' }, ['nights', 'nights']],
  [
    'price',
    { totalPrice: 'much' },
    ['requests', 'confirmed', 'dated', 'leadDays', 'nights', 'nights'],
  ],
  ['status', { status: 4 }, ['requests', 'dated', 'leadDays']],
] as const)('counts the rest of a booking with an invalid %s', (_, damage, left) => {
  const found = Object.keys(bookingMonths({ ...stay, ...damage })).map((name) =>
    name.split('/').at(-1),
  );
  expect(found).toEqual(left);
});

it.each([undefined, 'Ubud', '../weeks', '__proto__', 7])(
  'counts the tour %j as unknown',
  (tourId) => {
    expect(bookingMonths({ ...tour, tourId })).toMatchObject({
      'month-2026-12/offers/tours/-/requests': 1,
    });
  },
);

it('counts transfers separately; completed ones count as confirmed', () => {
  const transfer = { totalAmount: 50, pickupDate: '2026-12-04', createdAt };
  expect(transferMonths({ ...transfer, status: 'completed' })).toEqual({
    'month-2026-12/transfers/requests': 1,
    'month-2026-12/transfers/confirmed': 1,
    'month-2026-12/transfers/revenue': 50,
    'month-2026-12/transfers/dated': 1,
    'month-2026-12/transfers/leadDays': 3,
  });
  expect(transferMonths({ ...transfer, status: 'cancelled' })).toEqual({
    'month-2026-12/transfers/requests': 1,
    'month-2026-12/transfers/dated': 1,
    'month-2026-12/transfers/leadDays': 3,
  });
});
