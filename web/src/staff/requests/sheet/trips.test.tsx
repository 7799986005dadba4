import type { Booking, Transfer } from '@selasar/domain/requests';
import { tripWarningsOf } from '@selasar/domain/trips';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '../../../testing/renderAt.tsx';
import { type Guest, OtherRequests, Warning } from './Trip.tsx';

const createdAt = new Date('2026-11-21T16:30:00Z');
const stay: Booking = {
  id: '1a2b3c4d-5e1a-4bae-8ba1-000000000000',
  bookingType: 'villa',
  villaId: 'villa-sawah-ubud',
  itemName: 'Villa Sawah Ubud',
  customerName: 'Hannah Vogel',
  customerEmail: 'hannah@example.com',
  startDate: '2026-12-30',
  endDate: '2027-01-02',
  numberOfGuests: 2,
  totalPrice: 540.5,
  status: 'confirmed',
  createdAt,
  updatedAt: createdAt,
};
const transfer: Transfer = {
  id: '1a2b3c4d-5e1a-4bae-8ba1-000000000001',
  customerName: 'Hannah Vogel',
  customerEmail: 'hannah@example.com',
  customerPhone: '+49 30 1234567',
  pickupLocation: 'Airport (DPS)',
  destination: 'Ubud',
  pickupDate: '2026-12-29',
  pickupTime: '14:00',
  passengers: 2,
  luggage: 3,
  totalAmount: 50,
  isStandalone: true,
  status: 'cancelled',
  createdAt,
  updatedAt: createdAt,
};

const showWarning = (guest: Guest) => {
  const [warning] = tripWarningsOf([{ ...stay, kind: 'bookings' }], '2026-11-22');
  if (!warning) throw new Error('Nobody fetches the guest.');
  renderAt('/', [{ path: '/', element: <Warning warning={warning} guest={guest} /> }]);
};

it('shows staff a warning, and prepares the mail to the guest', () => {
  showWarning(stay);
  const sentence = 'No transfer is booked for the arrival at Villa Sawah Ubud on Dec 30.';
  expect(screen.getByText(sentence)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Offer a transfer for Dec 30' });
  const mail = new URL(link.getAttribute('href') ?? '');
  expect([mail.protocol, mail.pathname]).toEqual(['mailto:', 'hannah@example.com']);
  expect(mail.searchParams.get('body')).toBe(
    'Hello Hannah Vogel, we looked at your trip. No one is meeting you at the airport yet when you arrive at Villa Sawah Ubud on Dec 30. Shall we change something?',
  );
});

it('shows a warning even if the guest of an invalid record is unknown', () => {
  showWarning({});
  expect(screen.getByText(/No transfer is booked/)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('links the other requests of the trip, by day, with their status', () => {
  const requests = [
    { ...stay, kind: 'bookings' },
    { ...transfer, kind: 'transfers' },
  ] as const;
  const element = <OtherRequests requests={requests} />;
  renderAt('/', [{ path: '/', element }]);
  expect(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Airport (DPS) → Ubud, Dec 29, 2026, 14:00', `/admin/airport-transfers?open=${transfer.id}`],
    ['Villa Sawah Ubud, Dec 30, 2026 – Jan 2, 2027', `/admin/bookings?open=${stay.id}`],
  ]);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('cancelled'),
    expect.stringContaining('confirmed'),
  ]);
});
