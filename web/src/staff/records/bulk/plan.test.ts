import { bookingStatus } from '@selasar/domain';
import type { Booking } from '@selasar/domain';
import { expect, it } from 'vitest';
import { bulkQuestion, clashes, movable } from './plan.ts';

const at = new Date('2026-11-21T16:30:00Z');
const stay = (name: string, startDate: string, endDate: string, change = {}): Booking => ({
  id: `${name}0000-5e1a-4bae-8ba1-000000000000`,
  bookingType: 'villa',
  villaId: 'sawah',
  itemName: 'Villa Sawah',
  customerName: name,
  customerEmail: 'a@example.com',
  startDate,
  endDate,
  numberOfGuests: 2,
  totalPrice: 10,
  status: 'pending',
  createdAt: at,
  updatedAt: at,
  ...change,
});
const ana = stay('Anna', '2026-12-01', '2026-12-04');
const ben = stay('Benn', '2026-12-03', '2026-12-05');
const cleo = stay('Cleo', '2026-12-05', '2026-12-08');
const elsewhere = stay('Dian', '2026-12-01', '2026-12-08', { villaId: 'other' });
const cancelled = stay('Eka0', '2026-12-20', '2026-12-22', { status: 'cancelled' as const });
const confirmed = stay('Fitr', '2026-12-23', '2026-12-25', { status: 'confirmed' as const });
const damaged = { id: 'Gede0000', damage: { missing: ['status'], invalid: [] } };

const question = (to: 'confirmed' | 'cancelled') =>
  bulkQuestion<Booking>([ana, cancelled, confirmed, damaged], to, bookingStatus, 'booking');

it('names records that keep their status, and why', () => {
  const { title, text, confirm } = question('confirmed');
  expect([title, confirm]).toEqual(['Confirm 1 booking?', 'Confirm 1']);
  expect(text).toContain(
    '3 of 4 will not change: Eka0 #Eka00000 is cancelled; Fitr #Fitr0000 is confirmed; – #Gede0000 is –.',
  );
  expect(question('cancelled').title).toBe('Cancel 2 bookings?');
});

it('confirms only pending records: it restores nothing', () => {
  expect(movable<Booking>([ana, cancelled, confirmed], 'confirmed', bookingStatus)).toEqual([ana]);
});

it('warns about stays that share a night of one villa', () => {
  expect(clashes([ana, ben, cleo, elsewhere])).toEqual([[ana, ben]]);
  const { text } = bulkQuestion<Booking>([ana, ben], 'confirmed', bookingStatus, 'booking');
  expect(text).toContain(
    'Anna #Anna0000 and Benn #Benn0000 request the same nights in Villa Sawah',
  );
  const other = bulkQuestion<Booking>([ana, ben], 'cancelled', bookingStatus, 'booking');
  expect(other.text).not.toContain('nights');
});

it('warns about tours that have left', () => {
  const tour = (name: string, startTime: string) =>
    stay(name, '2026-11-24', '2026-11-24', { bookingType: 'tour', villaId: undefined, startTime });
  // 6:15 PM in Bali.
  const now = new Date('2026-11-24T10:15:00Z');
  const items = [tour('Hana', '02:00'), tour('Ines', '19:00'), ana];
  const line = '1 of 3 has already begun: Hana #Hana0000.';
  expect(bulkQuestion<Booking>(items, 'confirmed', bookingStatus, 'booking', now).text).toContain(
    line,
  );
  const other = bulkQuestion<Booking>(items, 'cancelled', bookingStatus, 'booking', now);
  expect(other.text).not.toContain('begun');
});
