import type { Booking } from '@selasar/domain/requests';
import { expect, it } from 'vitest';
import { kindsForStaff } from '../kindsForStaff.ts';
import { bulkButton, bulkQuestion, clashes, movable } from './plan.ts';

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
  bulkQuestion([ana, cancelled, confirmed, damaged], to, kindsForStaff.bookings);

it('names records that keep their status, and why', () => {
  const { title, text, confirm } = question('confirmed');
  expect([title, confirm]).toEqual(['Confirm 1 booking?', 'Confirm 1']);
  expect(text).toContain(
    '3 of 4 will not change: Eka0 #Eka00000 is cancelled; Fitr #Fitr0000 is confirmed; – #Gede0000 is –.',
  );
  expect(question('cancelled').title).toBe('Cancel 2 bookings?');
});

it('confirms only pending records: it restores nothing', () => {
  expect(
    movable([ana, cancelled, confirmed], 'confirmed', kindsForStaff.bookings.statuses),
  ).toEqual([ana]);
});

it('warns about stays that share a night of one villa', () => {
  expect(clashes([ana, ben, cleo, elsewhere])).toEqual([[ana, ben]]);
  const { text } = bulkQuestion([ana, ben], 'confirmed', kindsForStaff.bookings);
  expect(text).toContain(
    'Anna #Anna0000 and Benn #Benn0000 request the same nights in Villa Sawah',
  );
  const younger = { ...ana, createdAt: new Date(at.getTime() + 1) };
  expect(clashes([younger, ben])).toEqual([[ben, younger]]);
  const other = bulkQuestion([ana, ben], 'cancelled', kindsForStaff.bookings);
  expect(other.text).not.toContain('nights');
});

it('says how much is to be given back to guests whose bookings are cancelled', () => {
  const paid = { ...confirmed, payments: [{ amount: 170 }] } as Booking;
  const { text } = bulkQuestion([ana, paid], 'cancelled', kindsForStaff.bookings);
  expect(text).toContain('1 of 2 has paid, $170 to give back: Fitr #Fitr0000.');
  const unpaid = bulkQuestion([ana, confirmed], 'cancelled', kindsForStaff.bookings);
  expect(unpaid.text).not.toContain('give back');
});

it('warns about tours that have left', () => {
  const tour = (name: string, startTime: string) =>
    stay(name, '2026-11-24', '2026-11-24', { bookingType: 'tour', villaId: undefined, startTime });
  // 6:15 PM in Bali.
  const now = new Date('2026-11-24T10:15:00Z');
  const items = [tour('Hana', '02:00'), tour('Ines', '19:00'), ana];
  const line = '1 of 3 has already begun: Hana #Hana0000.';
  expect(bulkQuestion(items, 'confirmed', kindsForStaff.bookings, now).text).toContain(line);
  const other = bulkQuestion(items, 'cancelled', kindsForStaff.bookings, now);
  expect(other.text).not.toContain('begun');
});

it.each([
  [50, 12, { label: 'Confirm 12', disabled: false }],
  [3, 0, { label: 'Confirm 0', disabled: true }],
  [51, 12, { label: 'Confirm: 50 at most', disabled: true }],
])(
  'with %i selected, of which %i can be confirmed, the button says so',
  (chosen, moved, button) => {
    expect(bulkButton('Confirm', { chosen, moved })).toEqual(button);
  },
);
