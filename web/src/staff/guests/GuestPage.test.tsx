import type { Booking } from '@selasar/domain/requests';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { noteBeat } from '../../data/firebase/live/connection.ts';
import { offlineForThisFile } from '../../data/firebase/testing/offlineStore.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import type { NamedRequest } from '../requests/sheet/Trip.tsx';
import { Component as GuestPage, GuestView } from './GuestPage.tsx';

offlineForThisFile();

const booking: Booking & { kind: 'bookings' } = {
  kind: 'bookings',
  id: '1a2b',
  bookingType: 'tour',
  tourId: 'ubud',
  itemName: 'Ubud Walk',
  customerName: 'Ana',
  customerEmail: 'ana@example.com',
  numberOfGuests: 2,
  totalPrice: 100,
  startDate: '2020-12-01',
  endDate: '2020-12-01',
  status: 'confirmed',
  createdAt: new Date(0),
  updatedAt: new Date(0),
};
const show = (requests: NamedRequest[], more: object = {}) => {
  const contact = { email: 'ana@example.com' };
  const props = { requests, damaged: 0, isCut: false, contact, ...more };
  renderAt('/', [{ path: '/', element: <GuestView {...props} /> }]);
};
const facts = () =>
  screen
    .getAllByRole('term')
    .map(({ textContent, nextElementSibling: value }) => `${textContent}: ${value?.textContent}`);

it('says who the guest is, and marks what may be somebody else’s', () => {
  const source = { via: 'partner', partner: 'Hotel Sari', percent: 10 } as const;
  const mine = { ...booking, source, notes: 'No nuts' };
  const other = { ...booking, id: '3c4d', customerName: 'Budi', startDate: '2020-06-01' };
  show([mine, { ...other, endDate: '2020-06-01', customerEmail: '' }]);
  expect(screen.getByRole('heading', { name: 'Ana' })).toBeTruthy();
  expect(screen.getByText('Second visit')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toMatch(/^Some requests have another name/);
  expect(facts()).toEqual([
    'Other names: Budi',
    'Email: ana@example.com',
    'Languages: English',
    'Last visit: Dec 1, 2020',
    'Paid: $0',
    'Left to pay: $200',
    'Commission: $10',
  ]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ubud Walk, Dec 1, 2020$100 · Hotel Sari (10% commission)Notes: No nutsconfirmed',
    'Ubud Walk, Jun 1, 2020$100Maybe somebody else: Budi, no emailconfirmed',
  ]);
  const link = screen.getByRole('link', { name: 'Ubud Walk, Dec 1, 2020' });
  expect(link.getAttribute('href')).toBe('/admin/bookings?open=1a2b');
});

it('says that there may be more, what is damaged, and that there is nothing', () => {
  show([booking], { damaged: 2, isCut: true });
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByText('Damaged requests, not counted here: 2')).toBeTruthy();
  expect(screen.getByText(/^At most 100 requests/)).toBeTruthy();
});

it('nobody has no requests', () => {
  show([]);
  expect(screen.getByText('There is none with ana@example.com.')).toBeTruthy();
});

it.each([
  ['?email=ana@example.com', /will appear here once the connection is back/],
  ['', /we need an email, or a phone number with its country/],
])('offline, the page at %j says what it knows', (search, text) => {
  noteBeat(false);
  renderAt(`/admin/guests${search}`, [{ path: '/admin/guests', element: <GuestPage /> }]);
  expect(screen.getByText(text)).toBeTruthy();
});
