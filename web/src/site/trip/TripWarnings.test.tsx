import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { airportName } from '@selasar/domain/core';
import type { CheckedRequest } from '@selasar/domain/trips';
import { expect, it } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { persistedForm } from '../../forms/persistedForm.ts';
import { requestAnchor } from './tripRequest.ts';
import { TripWarnings } from './TripWarnings.tsx';

const today = '2026-11-22';
const stay: CheckedRequest = {
  kind: 'bookings',
  id: 'stay',
  bookingType: 'villa',
  villaId: 'villa-sawah-ubud',
  itemName: 'Villa Sawah Ubud',
  startDate: '2026-12-14',
  endDate: '2026-12-18',
  status: 'confirmed',
};
const landing: CheckedRequest = {
  kind: 'transfers',
  id: 'landing',
  pickupLocation: airportName,
  destination: 'Ubud',
  pickupDate: '2026-12-14',
  pickupTime: '14:00',
  status: 'pending',
};
const tour: CheckedRequest = {
  ...stay,
  id: 'tour',
  bookingType: 'tour',
  tourId: 'ubud-jungle-adventure',
  itemName: 'Ubud Jungle Adventure',
  startDate: '2026-12-13',
  endDate: '2026-12-13',
};

const show = (requests: CheckedRequest[]) =>
  renderAt('/trip/key', [
    { path: '/trip/:key', element: <TripWarnings requests={requests} today={today} /> },
    { path: '/', element: 'home' },
  ]);

it('shows nothing without warnings', () => {
  show([stay, landing]);
  expect(screen.queryByRole('region', { name: 'Please check' })).toBeNull();
});

it('shows each warning with its suggested fix', () => {
  show([
    stay,
    landing,
    tour,
    { ...stay, id: 'later', startDate: '2027-06-01', endDate: '2027-06-05' },
  ]);
  const region = screen.getByRole('region', { name: 'Please check' });
  const texts = within(region)
    .getAllByRole('listitem')
    .map((item) => [
      within(item).getByRole('note').textContent,
      within(item).getByRole('link').getAttribute('href'),
    ]);
  expect(texts).toEqual([
    [
      'Ubud Jungle Adventure is on Dec 13, but we meet you at the airport on Dec 14 at 14:00.Change the date of Ubud Jungle Adventure',
      `#${requestAnchor('tour')}`,
    ],
    [
      'No one is meeting you at the airport yet when you arrive at Villa Sawah Ubud on Jun 1.Add a transfer for Jun 1',
      '/#airport-transfer',
    ],
  ]);
});

it('links to the transfer form, with the arrival filled in', async () => {
  const empty = { pickupLocation: '', destination: '', pickupDate: '', flightNumber: '' };
  persistedForm({ name: 'transfer/route' }, { values: empty }).write({
    values: { ...empty, destination: 'Kuta', flightNumber: 'QF 43' },
  });
  const router = show([stay]);
  await userEvent.click(screen.getByRole('link', { name: 'Add a transfer for Dec 14' }));
  expect(router.state.location).toMatchObject({ pathname: '/', hash: '#airport-transfer' });
  expect(persistedForm({ name: 'transfer/route' }, { values: empty }).read()?.values).toEqual({
    pickupLocation: airportName,
    destination: 'Villa Sawah Ubud',
    pickupDate: '2026-12-14',
    flightNumber: 'QF 43',
  });
});
