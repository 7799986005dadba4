import { screen } from '@testing-library/react';
import { noStats } from '@selasar/domain/stats';
import { expect, it } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { DepositList, RefundList, Pickups, Unanswered } from './NeedsAttention.tsx';
import { UnlistedRecords } from '../grid/InvalidRecords.tsx';

const show = (bookings: number, transfers: number, unanswered = 0) =>
  renderAt('/', [
    {
      path: '/',
      element: (
        <Unanswered
          stats={{
            ...noStats,
            bookings: { ...noStats.bookings, pending: bookings },
            transfers: { ...noStats.transfers, pending: transfers },
            guests: { ...noStats.guests, unanswered },
          }}
        />
      ),
    },
  ]);

it('counts what waits for an answer, with links to what waits longest', () => {
  show(1, 1200, 2);
  expect(screen.getByText('1 booking waits for an answer')).toBeTruthy();
  expect(screen.getByText('1,200 transfers wait for an answer')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Answer the transfers' });
  expect(link.getAttribute('href')).toBe('/admin/airport-transfers?status=pending&answer');
  expect(screen.getByText('2 inbox entries wait for an answer')).toBeTruthy();
});

it('shows nothing while all are answered', () => {
  show(0, 0);
  expect(screen.queryByRole('alert')).toBeNull();
});

const showPickups = (withoutDriver: number, withoutTime: number) =>
  renderAt('/', [
    {
      path: '/',
      element: <Pickups today="2026-12-31" {...{ withoutDriver, withoutTime }} />,
    },
  ]);

it('counts the pickups without a driver or a time, with links to both days', () => {
  showPickups(200, 1);
  screen.getByText('200 pickups have no driver, today or tomorrow');
  screen.getByText('1 pickup has no time, today or tomorrow');
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual([
    '/admin/day?driver=none',
    '/admin/day/2027-01-01?driver=none',
    '/admin/day',
    '/admin/day/2027-01-01',
  ]);
});

it('shows nothing while all pickups are ready', () => {
  showPickups(0, 0);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('names the cancelled guests who get money back, with links to where it is recorded', () => {
  const id = '1a2b3c4d-5e1a-4bae-8ba1-000000000000';
  const damage = { missing: [], invalid: [] };
  const booking = {
    id,
    damage,
    customerName: 'Hannah Vogel',
    bookingType: 'tour',
    itemName: 'Reef Walk',
    refundDue: 170,
  } as const;
  const transfer = { id: `b${id}`, damage, customerName: 'Ben Ito', refundDue: 50 };
  renderAt('/', [
    { path: '/', element: <RefundList bookings={[booking]} transfers={[transfer]} /> },
  ]);
  screen.getByText('Hannah Vogel, Reef Walk, cancelled: $170 to give back');
  screen.getByText('Ben Ito, transfer, cancelled: $50 to give back');
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual([
    `/admin/bookings?open=${id}&refund`,
    `/admin/airport-transfers?open=b${id}&refund`,
  ]);
});

it('names the guests whose deposit is overdue, with a link to the booking', () => {
  const damage = { missing: [], invalid: [] };
  const row = {
    id: '1a2b3c4d-5e1a-4bae-8ba1-000000000000',
    damage,
    customerName: 'Hannah Vogel',
    bookingType: 'villa',
    itemName: 'Villa Sawah',
    unpaidDepositDue: '2026-11-28',
  } as const;
  renderAt('/', [{ path: '/', element: <DepositList bookings={[row]} /> }]);
  screen.getByText('Hannah Vogel, Villa Sawah: the deposit was due Nov 28, 2026');
  const link = screen.getByRole('link', { name: 'Open: #1a2b3c4d' });
  expect(link.getAttribute('href')).toBe(`/admin/bookings?open=${row.id}`);
});

it('names damaged records that no list shows, with a link where one opens', () => {
  const unlisted = ['bookings/b1', 'messages/m1', 'blocks/n1'];
  renderAt('/', [{ path: '/', element: <UnlistedRecords unlisted={unlisted} /> }]);
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
    expect.stringMatching(/^A damaged booking, ID b1, is in no list/),
    expect.stringMatching(/^A damaged message, ID m1, is in no list/),
    expect.stringMatching(/^A damaged block of nights, ID n1, is in no list/),
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/bookings?open=b1',
    '/admin/inbox?open=message:m1',
  ]);
});
