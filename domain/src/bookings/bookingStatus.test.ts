import { expect, it } from 'vitest';
import { bookingStatuses, canSetBookingStatus } from './bookingStatus.ts';

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
