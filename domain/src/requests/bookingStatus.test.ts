import { expect, it } from 'vitest';
import type { StatusAction } from '../core/statusTable.ts';
import {
  bookingStatus,
  bookingStatuses,
  canSetBookingStatus,
  type BookingStatus,
} from './requestStatus.ts';

const allowed = [
  'pending > confirmed',
  'pending > cancelled',
  'confirmed > cancelled',
  'cancelled > confirmed',
];

it('allows only these transitions of a booking', () => {
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
  expect(shown.actions.map((action) => action.label)).toEqual(expect.arrayContaining([...buttons]));
});

it('asks staff to confirm a cancellation, and nothing that can be undone', () => {
  const verbs = new Map<string, string | undefined>(
    bookingStatuses
      .flatMap((status): readonly StatusAction<BookingStatus>[] => bookingStatus[status].actions)
      .map(({ to, confirmVerb }) => [to, confirmVerb]),
  );
  expect(verbs.get('cancelled')).toBe('Cancel');
  expect(verbs.get('confirmed')).toBeUndefined();
});

it.each([
  ['pending', { revenue: true, confirmed: false, holdsPlace: false, open: true }],
  ['confirmed', { revenue: true, confirmed: true, holdsPlace: true, open: true }],
  ['cancelled', { revenue: false, confirmed: false, holdsPlace: false, open: false }],
] as const)('counts what is %s as %j', (status, { revenue, confirmed, holdsPlace, open }) => {
  expect(bookingStatus[status]).toMatchObject({
    countsAsRevenue: revenue,
    countsAsConfirmed: confirmed,
    holdsPlace,
    isOpen: open,
  });
});
