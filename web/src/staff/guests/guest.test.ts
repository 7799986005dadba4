import type { Booking } from '@selasar/domain/requests';
import { expect, it } from 'vitest';
import type { Row } from '../../data/firebase/rows.ts';
import { contactIn, type Found, requestsOf } from './guest.ts';

const booking = (id: string, day: number, more: Partial<Booking> = {}): Row<Booking> => ({
  id,
  bookingType: 'tour',
  tourId: 'ubud',
  status: 'confirmed',
  numberOfGuests: 2,
  customerName: 'Ana',
  customerEmail: 'ana@example.com',
  totalPrice: 100,
  startDate: '2026-12-01',
  endDate: '2026-12-01',
  createdAt: new Date(day),
  updatedAt: new Date(day),
  ...more,
});
const found = (...bookings: Row<Booking>[]): Found => ({ bookings, transfers: [] });
const contact = { email: 'ana@example.com', phone: '+62 812 3456 7890' };

it.each([
  ['email=Ana%40Example.com%20&phone=0812+3456+7890', 'ana@example.com', '0812 3456 7890'],
  // A number without its country may be somebody else's.
  ['phone=361+234567', undefined, undefined],
  ['email=removed&phone=', undefined, undefined],
  ['', undefined, undefined],
])('an address with %j asks for %s, %s', (params, email, phone) => {
  expect(contactIn(new URLSearchParams(params))).toEqual({
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { phone }),
  });
});

it('has each request once, the newest first, and nobody with the same last digits', () => {
  const both = booking('both', 1, { customerPhone: '0812 3456 7890' });
  const shared = booking('shared', 3, {
    customerEmail: 'b@x.example',
    customerPhone: '+628123456 7890',
  });
  const other = booking('other', 4, { customerEmail: '', customerPhone: '+31 12 3456 7890' });
  const lists = [found(both, booking('email', 2)), found(both, shared, other)];
  const { requests, damaged, isCut } = requestsOf(contact, lists);
  expect(requests.map(({ id }) => id)).toEqual(['shared', 'email', 'both']);
  expect([damaged, isCut]).toEqual([0, false]);
});

it('says when there may be more, and how many are damaged', () => {
  const many = Array.from({ length: 100 }, (_, day) => booking(`${day}`, day));
  expect(requestsOf(contact, [found(...many)])).toMatchObject({ isCut: true, damaged: 0 });
  const damaged = {
    id: 'damaged',
    customerEmail: contact.email,
    damage: {
      missing: ['status'],
      invalid: [],
    },
  };
  expect(requestsOf(contact, [found(damaged)])).toEqual({ requests: [], damaged: 1, isCut: false });
  const half = many.slice(0, 60);
  const rest = many.slice(60).map(({ id, ...row }) => ({ ...row, id: `more ${id}` }));
  const all = requestsOf(contact, [found(...half), found(...half, ...rest, booking('new', 999))]);
  expect(all.requests).toHaveLength(100);
  expect(all.requests[0]?.id).toBe('new');
  expect(all.isCut).toBe(true);
});
