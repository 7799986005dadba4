import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { contributionOf } from './contributions.ts';
import { difference, type Figures } from './figures.ts';

const bookingOf = (data: object) => contributionOf('bookings/one', data);
const transferOf = (data: object) => contributionOf('transfers/one', data);
const messageOf = (data: object) => contributionOf('messages/one', data);
const tourOf = (data: object | undefined) => contributionOf('tours/one', data);

/** Monday, 1 December in Bali; Sunday, 30 November in UTC. */
const createdAt = Timestamp.fromDate(new Date('2025-11-30T16:30:00Z'));
const booking = (status: string) => ({ status, totalPrice: 180.5, createdAt });

const only =
  (isWanted: (name: string) => boolean) =>
  (figures: Figures): Figures =>
    Object.fromEntries(Object.entries(figures).filter(([name]) => isWanted(name)));
/** The figures of the reports, and all others. */
const ofMonths = only((name) => name.startsWith('month-'));
const ofCards = only((name) => !name.startsWith('month-'));

it('counts a booking by status, and its price by Bali week and month', () => {
  expect(ofCards(bookingOf(booking('pending')))).toEqual({
    'overview/bookings/total': 1,
    'overview/bookings/pending': 1,
    'overview/revenue/total': 180.5,
    'overview/revenue/months/2025-12': 180.5,
    'weeks/weeks/2025-12-01/bookings': 1,
    'weeks/weeks/2025-12-01/revenue': 180.5,
  });
});

it('takes the price of a cancelled booking out of the revenue', () => {
  const change = difference(bookingOf(booking('confirmed')), bookingOf(booking('cancelled')));
  expect(ofCards(change)).toEqual({
    'overview/bookings/confirmed': -1,
    'overview/bookings/cancelled': 1,
    'overview/revenue/total': -180.5,
    'overview/revenue/months/2025-12': -180.5,
    'weeks/weeks/2025-12-01/revenue': -180.5,
  });
});

it('counts the valid fields of an invalid document, and nothing for a missing one', () => {
  expect(bookingOf({ totalPrice: 182 })).toEqual({ 'overview/bookings/total': 1 });
  expect(bookingOf({ status: 'lost', totalPrice: 182 })).toEqual({ 'overview/bookings/total': 1 });
  expect(bookingOf({ status: 'pending', totalPrice: 'much' })).toEqual({
    'overview/bookings/total': 1,
    'overview/bookings/pending': 1,
  });
  expect(transferOf({})).toEqual({ 'overview/transfers/total': 1 });
  for (const collection of ['bookings', 'transfers', 'messages', 'tours', 'blocks']) {
    expect(contributionOf(`${collection}/one`, undefined)).toEqual({});
  }
  expect(contributionOf('blocks/one', { status: 'pending' })).toEqual({});
});

it('counts transfers and tours', () => {
  expect(transferOf({ status: 'completed' })).toEqual({
    'overview/transfers/total': 1,
    'overview/transfers/completed': 1,
  });
  expect(difference(tourOf({ featured: false }), tourOf({ featured: true }))).toEqual({
    'overview/tours/featured': 1,
  });
  expect(difference(tourOf({ featured: true }), tourOf(undefined))).toEqual({
    'overview/tours/total': -1,
    'overview/tours/featured': -1,
  });
});

it('counts only as featured what lists show as featured', () => {
  for (const featured of ['yes', 'false', 1, {}]) {
    expect(tourOf({ featured })).toEqual({ 'overview/tours/total': 1 });
  }
});

it.each([
  [{ read: false }, { 'overview/messages/unread': 1 }],
  [{ read: true }, {}],
  [{}, {}],
])('counts the message %o', (data, unread) => {
  expect(messageOf(data)).toEqual({ 'overview/messages/total': 1, ...unread });
});

it('counts the guests of bookings and transfers who wait for an answer', () => {
  const waiting = { unanswered: true, changeRequest: { what: 'cancel', at: createdAt } };
  const both = { 'overview/guests/unanswered': 1, 'overview/guests/changeRequests': 1 };
  expect(bookingOf({ ...booking('confirmed'), ...waiting })).toMatchObject(both);
  expect(transferOf({ status: 'confirmed', ...waiting })).toMatchObject(both);
  expect(bookingOf({ ...booking('confirmed'), reviewWaits: true })).toMatchObject({
    'overview/guests/reviews': 1,
  });
  const answered = transferOf({ status: 'confirmed', unanswered: false });
  expect(Object.keys(answered)).not.toContain('overview/guests/unanswered');
});

/** 1 December in Bali; 30 November in UTC. */
const requestedAt = Timestamp.fromDate(new Date('2026-11-30T16:30:00Z'));
const stay = {
  bookingType: 'villa',
  villaId: 'villa-sawah',
  status: 'confirmed',
  totalPrice: 180.5,
  startDate: '2026-12-29',
  endDate: '2027-01-03',
  numberOfGuests: 2,
  createdAt: requestedAt,
};
const tour = {
  ...stay,
  bookingType: 'tour',
  villaId: undefined,
  tourId: 'ubud',
  endDate: '2026-12-29',
};

it('counts a stay in the month of its request, and each night in the month of the night', () => {
  expect(ofMonths(bookingOf(stay))).toEqual({
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
  expect(ofMonths(bookingOf({ ...tour, startDate: '2027-02-01' }))).toMatchObject({
    'month-2026-12/offers/tours/ubud/leadDays': 62,
    'month-2027-02/offers/tours/ubud/seats': 2,
  });
  // An infant takes no seat.
  const infant = { party: 'infant:1', guestKinds: { infant: { usd: 0, noSeat: true } } };
  expect(ofMonths(bookingOf({ ...tour, ...infant }))).toMatchObject({
    'month-2026-12/offers/tours/ubud/seats': 1,
  });
});

it('changes one month if request and travel are in the same month, otherwise two', () => {
  const months = (data: object) =>
    new Set(Object.keys(ofMonths(bookingOf(data))).map((name) => name.split('/')[0])).size;
  expect(months(tour)).toBe(1);
  expect(months({ ...tour, startDate: '2027-02-01' })).toBe(2);
});

it('moves only nights and lead time if the dates move to another month', () => {
  const moved = { ...stay, startDate: '2027-01-03', endDate: '2027-01-08' };
  expect(difference(bookingOf(stay), bookingOf(moved))).toEqual({
    'month-2026-12/offers/villas/villa-sawah/leadDays': 5,
    'month-2026-12/offers/villas/villa-sawah/nights': -3,
    'month-2027-01/offers/villas/villa-sawah/nights': 3,
  });
});

it('counts no nights while pending or cancelled, and no revenue once cancelled', () => {
  expect(ofMonths(bookingOf({ ...stay, status: 'pending' }))).toEqual({
    'month-2026-12/offers/villas/villa-sawah/requests': 1,
    'month-2026-12/offers/villas/villa-sawah/revenue': 180.5,
    'month-2026-12/offers/villas/villa-sawah/dated': 1,
    'month-2026-12/offers/villas/villa-sawah/leadDays': 28,
  });
  expect(ofMonths(bookingOf({ ...stay, status: 'cancelled' }))).toEqual({
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
  const found = Object.keys(ofMonths(bookingOf({ ...stay, ...damage }))).map((name) =>
    name.split('/').at(-1),
  );
  expect(found).toEqual(left);
});

it.each([undefined, 'Ubud', '../weeks', '__proto__', 7])(
  'counts the tour %j as unknown',
  (tourId) => {
    expect(ofMonths(bookingOf({ ...tour, tourId }))).toMatchObject({
      'month-2026-12/offers/tours/-/requests': 1,
    });
  },
);

it('counts transfers separately; completed ones count as confirmed', () => {
  const transfer = { totalAmount: 50, pickupDate: '2026-12-04', createdAt: requestedAt };
  expect(ofMonths(transferOf({ ...transfer, status: 'completed' }))).toEqual({
    'month-2026-12/transfers/requests': 1,
    'month-2026-12/transfers/confirmed': 1,
    'month-2026-12/transfers/revenue': 50,
    'month-2026-12/transfers/dated': 1,
    'month-2026-12/transfers/leadDays': 3,
  });
  expect(ofMonths(transferOf({ ...transfer, status: 'cancelled' }))).toEqual({
    'month-2026-12/transfers/requests': 1,
    'month-2026-12/transfers/dated': 1,
    'month-2026-12/transfers/leadDays': 3,
  });
});

it('counts a request also for its source, unless that is the site, with the commission', () => {
  const transfer = { totalAmount: 50, pickupDate: '2026-12-04', createdAt: requestedAt };
  const from = (source: unknown, status = 'confirmed') => {
    const figures = ofMonths(transferOf({ ...transfer, status, source }));
    return only((name) => name.includes('/sources/'))(figures);
  };
  const partner = { via: 'partner', partner: 'Hotel A/B', percent: 15 };
  const place = 'month-2026-12/sources/partner Hotel A∕B';
  const counted = { [`${place}/requests`]: 1, [`${place}/dated`]: 1, [`${place}/leadDays`]: 3 };
  expect(from(partner)).toEqual({
    ...counted,
    [`${place}/confirmed`]: 1,
    [`${place}/revenue`]: 50,
    [`${place}/commission`]: 7.5,
  });
  expect(from(partner, 'cancelled')).toEqual(counted);
  expect(Object.keys(from({ via: 'phone' }))).not.toContain(
    'month-2026-12/sources/phone/commission',
  );
  expect(from(undefined)).toEqual({});
  expect(from({ via: 'pigeon' })).toEqual({});
});
