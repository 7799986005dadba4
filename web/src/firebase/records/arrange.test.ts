import { bookingSchema } from '@selasar/domain';
import { expect, it } from 'vitest';
import { arrange } from './arrange.ts';

const booking = (id: string, day: string, status: string, totalPrice: number) =>
  bookingSchema.parse({
    id,
    bookingType: 'tour',
    customerName: 'Ana',
    customerEmail: 'ana@example.com',
    startDate: day,
    endDate: day,
    numberOfGuests: 2,
    totalPrice,
    status,
    createdAt: new Date(`${day}T00:00:00Z`),
    updatedAt: new Date(),
  });
const old = booking('a', '2026-11-01', 'pending', 300);
const recent = booking('b', '2026-11-20', 'confirmed', 100);
const middle = booking('c', '2026-11-10', 'pending', 200);
const ids = (found: { id: string }[]) => found.map(({ id }) => id);

it('shows what several queries found once, newest first', () => {
  const found = arrange([old, recent, old, middle], { filters: {}, sort: undefined });
  expect(ids(found)).toEqual(['b', 'c', 'a']);
});

it('filters, and sorts as wished', () => {
  const found = arrange([old, recent, middle], {
    filters: { status: 'pending' },
    sort: { field: 'totalPrice', direction: 'asc' },
  });
  expect(ids(found)).toEqual(['c', 'a']);
});
