import type { Booking } from '@selasar/domain/requests';
import { expect, it } from 'vitest';
import { competingRequestsFor, seatsInWords } from './Overlaps.tsx';

const at = new Date('2026-11-21T16:30:00Z');
const booking = (id: string, status: Booking['status'], numberOfGuests = 2): Booking => ({
  id,
  bookingType: 'tour',
  tourId: 'one',
  itemName: 'One',
  customerName: id,
  customerEmail: 'a@example.com',
  startDate: '2026-12-01',
  endDate: '2026-12-01',
  numberOfGuests,
  totalPrice: 10,
  status,
  createdAt: at,
  updatedAt: at,
});

it('knows which bookings hold the requested dates, and which request the same', () => {
  const damaged = { id: 'broken', damage: { missing: ['status'], invalid: [] } };
  const { confirmed, pending } = competingRequestsFor({ id: 'own' }, [
    booking('own', 'pending'),
    booking('ana', 'confirmed'),
    booking('ben', 'pending'),
    damaged,
  ]);
  expect([confirmed, pending].map((ones) => ones.map(({ id }) => id))).toEqual([['ana'], ['ben']]);
});

it('counts taken and requested seats, and says whether there is room', () => {
  const competing = {
    confirmed: [booking('a', 'confirmed', 9)],
    pending: [booking('b', 'pending', 4)],
  };
  expect(seatsInWords({ ...competing, seats: 12, wanted: 3, isCut: false })).toEqual({
    text: '9 of 12 seats taken, 4 requested by others, 3 by this booking',
    isTooFull: false,
  });
  const { text, isTooFull } = seatsInWords({ ...competing, seats: 12, wanted: 4, isCut: true });
  expect(text).toContain('At least 9 of 12');
  expect(isTooFull).toBe(true);
});
