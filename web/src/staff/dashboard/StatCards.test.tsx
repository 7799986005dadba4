import { render, screen, within } from '@testing-library/react';
import { noStats } from '@selasar/domain/stats';
import { expect, it } from 'vitest';
import { StatCards } from './StatCards.tsx';

const card = (name: string) => within(screen.getByRole('region', { name }));

it('shows the figures of the counters', () => {
  render(
    <StatCards
      month="2026-11"
      stats={{
        ...noStats,
        tours: { total: 5, featured: 3 },
        bookings: {
          ...noStats.bookings,
          total: 7000,
          pending: 2000,
          confirmed: 4000,
          cancelled: 1000,
        },
        revenue: { total: 4120, months: { '2026-10': 4000, '2026-11': 120 } },
      }}
    />,
  );
  expect(card('Total Tours').getByText('3 featured')).toBeTruthy();
  expect(card('Total Bookings').getByText('7,000')).toBeTruthy();
  expect(card('Total Bookings').getByText('2,000 pending')).toBeTruthy();
  expect(card('Total Revenue').getByText('$4,120')).toBeTruthy();
  expect(card('This Month').getByText('$120')).toBeTruthy();
  expect(card('Confirmed Bookings').getByText('57.1%')).toBeTruthy();
  expect(card('Avg Rating').getByText('4.8')).toBeTruthy();
  expect(card('Avg Rating').getByText('Based on reviews')).toBeTruthy();
});

it('shows a share of 0.0% before the first booking', () => {
  render(<StatCards month="2026-11" stats={{ ...noStats, recountedAt: new Date() }} />);
  expect(card('Confirmed Bookings').getByText('0.0%')).toBeTruthy();
});

it('shows that nothing is counted yet, instead of zero, until there is a figure or a recount', () => {
  const tours = { total: 5, featured: 3 };
  render(<StatCards month="2026-11" stats={{ ...noStats, tours }} />);
  expect(card('Total Tours').getByText('5')).toBeTruthy();
  for (const name of [
    'Total Villas',
    'Total Bookings',
    'Airport Transfers',
    'Total Revenue',
    'This Month',
    'Confirmed Bookings',
  ]) {
    expect(card(name).getByText('Not counted yet')).toBeTruthy();
    expect(card(name).queryByText(/0/)).toBeNull();
  }
});
