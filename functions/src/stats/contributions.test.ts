import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import {
  bookingContribution,
  messageContribution,
  tourContribution,
  transferContribution,
} from './contributions.ts';
import { countersIn, difference, documentsOf, sum, Totals, type Counters } from './counters.ts';

/** Monday, 1 December in Bali; Sunday, 30 November in UTC. */
const createdAt = Timestamp.fromDate(new Date('2025-11-30T16:30:00Z'));
const booking = (status: string) => ({ status, totalPrice: 180.5, createdAt });

/** Without the figures of months, which months.test.ts covers. */
const ofCards = (counters: Counters): Counters =>
  Object.fromEntries(Object.entries(counters).filter(([name]) => !name.startsWith('month-')));

it('counts a booking by status, and its price by Bali week and month', () => {
  expect(ofCards(bookingContribution(booking('pending')))).toEqual({
    'overview/bookings/total': 1,
    'overview/bookings/pending': 1,
    'overview/revenue/total': 180.5,
    'overview/revenue/months/2025-12': 180.5,
    'weeks/weeks/2025-12-01/bookings': 1,
    'weeks/weeks/2025-12-01/revenue': 180.5,
  });
});

it('takes the price of a cancelled booking out of the revenue', () => {
  const change = difference(
    bookingContribution(booking('confirmed')),
    bookingContribution(booking('cancelled')),
  );
  expect(ofCards(change)).toEqual({
    'overview/bookings/confirmed': -1,
    'overview/bookings/cancelled': 1,
    'overview/revenue/total': -180.5,
    'overview/revenue/months/2025-12': -180.5,
    'weeks/weeks/2025-12-01/revenue': -180.5,
  });
});

it('counts the valid fields of an invalid document, and nothing for a missing one', () => {
  expect(bookingContribution({ totalPrice: 182 })).toEqual({
    'overview/bookings/total': 1,
    'overview/revenue/total': 0,
  });
  expect(bookingContribution({ status: 'pending', totalPrice: 'much' })).toMatchObject({
    'overview/revenue/total': 0,
  });
  expect(transferContribution({})).toEqual({ 'overview/transfers/total': 1 });
  const all = [bookingContribution, transferContribution, messageContribution, tourContribution];
  for (const contribution of all) expect(contribution(undefined)).toEqual({});
});

it('counts transfers and tours', () => {
  expect(transferContribution({ status: 'completed' })).toEqual({
    'overview/transfers/total': 1,
    'overview/transfers/completed': 1,
  });
  expect(
    difference(tourContribution({ featured: false }), tourContribution({ featured: true })),
  ).toEqual({ 'overview/tours/featured': 1 });
  expect(difference(tourContribution({ featured: true }), tourContribution(undefined))).toEqual({
    'overview/tours/total': -1,
    'overview/tours/featured': -1,
  });
});

it.each([
  [{ read: false }, 1],
  [{ read: true }, 0],
  // A recount finds the documents where this is stored as false, no others.
  [{}, 0],
])('counts the message %o as %i unread', (data, unread) => {
  expect(messageContribution(data)).toEqual({
    'overview/messages/total': 1,
    'overview/messages/unread': unread,
  });
});

it('counts the guests of bookings and transfers who wait for an answer', () => {
  const waiting = { unanswered: true, changeRequest: { what: 'cancel', at: createdAt } };
  const both = { 'overview/guests/unanswered': 1, 'overview/guests/changeRequests': 1 };
  expect(bookingContribution({ ...booking('confirmed'), ...waiting })).toMatchObject(both);
  expect(transferContribution({ status: 'confirmed', ...waiting })).toMatchObject(both);
  expect(bookingContribution({ ...booking('confirmed'), reviewWaits: true })).toMatchObject({
    'overview/guests/reviews': 1,
  });
  const answered = transferContribution({ status: 'confirmed', unanswered: false });
  expect(Object.keys(answered)).not.toContain('overview/guests/unanswered');
});

it('reads back the same figures that were written', () => {
  const counters = bookingContribution(booking('pending'));
  const documents = documentsOf(counters);
  expect([...documents.keys()]).toEqual(['overview', 'weeks', 'month-2025-12']);
  expect(
    sum([...documents].map(([id, data]) => countersIn(id, { ...data, at: createdAt }))),
  ).toEqual(counters);
});

it('adds cents exactly', () => {
  expect(sum([{ a: 0.1 }, { a: 0.2 }])).toEqual({ a: 0.3 });
  const totals = new Totals();
  for (const a of [0.1, 0.2]) totals.add({ a });
  expect(totals.counters()).toEqual({ a: 0.3 });
});
