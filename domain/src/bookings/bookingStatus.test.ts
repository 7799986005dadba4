import { expect, it } from 'vitest';
import { statusesOf, type StatusAction } from '../core/statusTable.ts';
import {
  bookingStatus,
  bookingStatuses,
  canSetBookingStatus,
  type BookingStatus,
} from './bookingStatus.ts';

const allowed = [
  'pending > confirmed',
  'pending > cancelled',
  'confirmed > cancelled',
  'cancelled > confirmed',
];

it('moves a booking along these arrows only', () => {
  const found = bookingStatuses.flatMap((from) =>
    bookingStatuses.filter((to) => canSetBookingStatus(from, to)).map((to) => `${from} > ${to}`),
  );
  expect(found).toEqual(expect.arrayContaining(allowed));
  expect(found).toHaveLength(allowed.length);
});

it.each([
  ['pending', 'Pending', 'yellow', ['Confirm Booking', 'Cancel Booking']],
  ['confirmed', 'Confirmed', 'green', ['Cancel Booking']],
  ['cancelled', 'Cancelled', 'red', ['Restore Booking']],
] as const)('shows %s as %s in %s, with the buttons %j', (status, label, color, buttons) => {
  const shown = bookingStatus[status];
  expect(shown).toMatchObject({ label, color });
  expect(shown.actions.map((action) => action.label)).toEqual(buttons);
});

it('asks staff before a cancellation, with its verb, and before nothing else', () => {
  const actions = bookingStatuses.flatMap((status): readonly StatusAction<BookingStatus>[] => [
    ...bookingStatus[status].actions,
  ]);
  const asked = actions.filter(({ asks }) => asks !== undefined);
  expect(new Set(asked.map(({ to }) => to))).toEqual(new Set(['cancelled']));
  expect(new Set(asked.map(({ asks }) => asks))).toEqual(new Set(['Cancel']));
});

it.each([
  ['revenue', 'countsAsRevenue', ['pending', 'confirmed']],
  ['confirmed', 'countsAsConfirmed', ['confirmed']],
  ['what holds nights', 'holdsNights', ['confirmed']],
  ['open', 'isOpen', ['pending', 'confirmed']],
] as const)('counts as %s by the status', (_, fact, statuses) => {
  expect(statusesOf(bookingStatus, (facts) => facts[fact])).toEqual(statuses);
});
