import { screen, within } from '@testing-library/react';
import { type StatsMonth, statsMonthSchema, statsOffersSchema } from '@selasar/domain/stats';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '../../../data/firebase/rows.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { reportOf } from './report.ts';
import { ReportView } from './Reports.tsx';

// A chart measures its container.
const wide = document.createElement('style');
wide.textContent = 'div { width: 600px; height: 300px }';
beforeAll(() => document.head.append(wide));
afterAll(() => wide.remove());

const offers = statsOffersSchema.parse({ tours: { ubud: { name: 'Ubud Walk' } } });
const april = statsMonthSchema.parse({
  id: 'month-2026-04',
  offers: { tours: { ubud: { requests: 4, confirmed: 3, revenue: 240, seats: 9 } } },
});
const damaged = { id: 'month-2026-03', damage: { missing: [], invalid: ['offers'] } };

const show = (rows: readonly Row<StatsMonth>[], by: 'month' | 'offer' = 'month') => {
  const report = reportOf(by, ['2026-03', '2026-04'], rows, offers);
  const state = { by, year: undefined, drawn: 'requests' } as const;
  const element = <ReportView state={state} report={report} offers={offers} />;
  renderAt('/', [{ path: '/', element }]);
};
const cells = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it('shows the figures in a table below the chart', () => {
  show([april], 'offer');
  expect(screen.getByRole('figure').textContent).toContain('Requests');
  expect(screen.getByRole('table', { name: 'Reports by offer' })).toBeTruthy();
  expect(cells('Ubud Walk')).toEqual(['4', '75.0%', '$240', '–', '9', '–']);
});

it('draws the highest of many offers, and says so', () => {
  const tours = Object.fromEntries(
    Array.from({ length: 14 }, (_, index) => [`tour-${index}`, { requests: index + 1 }]),
  );
  show([statsMonthSchema.parse({ id: 'month-2026-04', offers: { tours } })], 'offer');
  expect(screen.getByRole('figure').textContent).toContain('Requests: the 12 highest');
  expect(screen.getAllByRole('row')).toHaveLength(1 + 14 + 1 + 2);
});

it('names invalid months, and shows the others', () => {
  show([damaged, april]);
  expect(screen.getByRole('alert').textContent).toContain('March 2026');
  expect(cells('March 2026')).toEqual(['–', '–', '–', '–', '–', '–']);
  expect(cells('April 2026')[0]).toBe('4');
});

it('shows that there are no figures', () => {
  show([]);
  expect(screen.getByText('No requests in these months.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
