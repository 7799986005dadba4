import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Block } from '@selasar/domain/calendar';
import { expect, it } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { BlockSheet } from './CalendarSheets.tsx';

const block: Block = {
  id: '9f0c4a52-6f9e-4d8e-9d4e-0a4f2d2f7a11_a',
  villaId: 'villa-sawah',
  startDate: '2026-12-10',
  endDate: '2026-12-13',
  reason: 'feed',
  source: 'Airbnb',
  note: '',
  createdAt: new Date('2026-11-20T02:05:00Z'),
  createdBy: 'feed',
};

it('nights of a portal are freed only with a reason', async () => {
  const sheet = <BlockSheet record={block} nameOf={String} onClose={() => undefined} />;
  renderAt('/', [{ path: '/', element: sheet }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Free these nights' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Free these nights?' }));
  expect(question.getByText(/although Airbnb still lists a booking/)).toBeTruthy();
  const free = question.getByRole<HTMLButtonElement>('button', { name: 'Free these nights' });
  expect(free.disabled).toBe(true);
  await userEvent.type(question.getByRole('textbox', { name: /Reason/ }), 'Cancelled by phone');
  expect(free.disabled).toBe(false);
});
