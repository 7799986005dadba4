import type { Villa } from '@selasar/domain/offers';
import { sampleVillas } from '@selasar/domain/samples';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { dateField, fillDate } from '../../../testing/dateField.ts';
import { fill } from '../../../testing/fill.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { SeasonPricesDialog } from './SeasonPrices.tsx';

const villa = (slug: string, rules?: Villa['rules']): Villa => ({
  ...(sampleVillas[0] as Villa),
  slug,
  name: `Villa ${slug}`,
  pricePerNight: 200,
  rules,
});
const villas = [
  villa('Sawah'),
  villa('Pantai'),
  villa('Bukit', { seasons: { '2029-08-20/2029-09-10': 300 } }),
];
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

it('selects all villas, except those that cannot have the season, and names each price', async () => {
  const router = renderAt('/?season', [
    { path: '/', element: <SeasonPricesDialog villas={villas} /> },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please enter a number, such as 1000 or 12.50')).toBeTruthy();
  fillDate(await dateField('First day'), '2029-07-01');
  fillDate(await dateField('Last day'), '2029-08-31');
  await fill(screen.getByLabelText('Percent'), '20');
  expect(box(/^Villa Sawah ?\$200 → \$240 a night$/).checked).toBe(true);
  expect(box(/^Villa Bukit ?Overlaps its season/).disabled).toBe(true);
  expect(screen.getByRole('button', { name: 'Save for 2' })).toBeTruthy();
  await userEvent.click(box(/^Villa Pantai/));
  expect(screen.getByRole('button', { name: 'Save for 1' })).toBeTruthy();
  await userEvent.click(box(/^Villa Sawah/));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save for 0' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(router.state.location.search).toBe('');
});
