import { expect, it } from 'vitest';
import type { Booking } from './bookings/booking.ts';
import { guestOf, lastVisit, visitText } from './guest.ts';
import type { Transfer } from './transfers/transfer.ts';

const at = new Date('2026-11-21T02:30:00Z');
const common = {
  customerName: 'Ana Costa',
  customerEmail: 'ana@example.com',
  createdAt: at,
  updatedAt: at,
};
const stay = (startDate: string, endDate: string, more: Partial<Booking> = {}): Booking => ({
  ...common,
  id: startDate,
  bookingType: 'villa',
  villaId: 'villa-sawah',
  startDate,
  endDate,
  numberOfGuests: 2,
  totalPrice: 500,
  status: 'confirmed',
  ...more,
});
const ride = (pickupDate: string, more: Partial<Transfer> = {}): Transfer => ({
  ...common,
  id: pickupDate,
  pickupLocation: 'Airport',
  destination: 'Ubud',
  pickupDate,
  pickupTime: '14:00',
  passengers: 2,
  luggage: 2,
  totalAmount: 50,
  isStandalone: true,
  status: 'completed',
  ...more,
});

it('days less than a month apart are one visit, whatever was booked', () => {
  const { visits } = guestOf([
    stay('2027-01-10', '2027-01-12'),
    ride('2025-03-31'),
    stay('2025-03-01', '2025-03-08'),
    ride('2025-03-02'),
    // Thirty days after the ride.
    stay('2025-04-30', '2025-05-02'),
  ]);
  expect(visits).toEqual([
    { startDate: '2025-03-01', endDate: '2025-03-31' },
    { startDate: '2025-04-30', endDate: '2025-05-02' },
    { startDate: '2027-01-10', endDate: '2027-01-12' },
  ]);
  expect(visitText({ visits })).toBe('Third visit');
  expect(lastVisit({ visits }, '2026-11-30')).toEqual(visits[1]);
  expect(lastVisit({ visits }, '2025-03-01')).toEqual(visits[0]);
  expect(lastVisit({ visits }, '2025-02-28')).toBeUndefined();
});

it('what is not sure, or cancelled, is no visit', () => {
  const requests = (['pending', 'cancelled'] as const).map((status) =>
    stay('2027-01-10', '2027-01-12', { status }),
  );
  expect(visitText(guestOf(requests))).toBe('No visit yet');
  const many = Array.from({ length: 11 }, (_, year) => ride(`20${10 + year}-01-01`));
  expect(visitText(guestOf(many.slice(1)))).toBe('Tenth visit');
  expect(visitText(guestOf(many))).toBe('11 visits');
});

it('sums up money to the cent, and keeps debt and refund apart', () => {
  const payment = { date: '2026-11-20', way: 'cash', by: 'x', at } as const;
  const paid = (...amounts: number[]) =>
    amounts.map((amount) => ({ ...payment, id: String(amount), amount }));
  const source = { via: 'partner', partner: 'Hotel Sari', percent: 10 } as const;
  expect(
    guestOf([
      stay('2026-12-01', '2026-12-03', { payments: paid(91.1, 91.1, -0.2), source }),
      stay('2026-12-01', '2026-12-03', { payments: paid(40), status: 'cancelled', source }),
      ride('2026-12-01', { payments: paid(0.1) }),
    ]),
  ).toMatchObject({ paid: 222.1, owed: 367.9, toGiveBack: 40, commission: 50 });
});

it('lists names, addresses, phones and languages once, the newest first', () => {
  expect(
    guestOf([
      stay('2026-12-01', '2026-12-03', { customerPhone: '0812 3456 7890', language: 'id' }),
      ride('2026-12-01', { customerName: 'ana costa', customerPhone: '+62 812 34567890' }),
      ride('2026-12-02', { customerName: 'Rui', customerEmail: '', customerPhone: '+351 912 1' }),
    ]),
  ).toMatchObject({
    names: ['Ana Costa', 'Rui'],
    emails: ['ana@example.com'],
    phones: ['0812 3456 7890', '+351 912 1'],
    languages: ['id', 'en'],
  });
  expect(guestOf([])).toMatchObject({ names: [], visits: [], paid: 0 });
});
