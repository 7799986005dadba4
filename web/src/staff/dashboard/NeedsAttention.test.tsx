import { screen } from '@testing-library/react';
import { noStats } from '@selasar/domain';
import { expect, it } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { Pickups, Unanswered } from './NeedsAttention.tsx';

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
