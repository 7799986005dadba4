import { company } from '@selasar/domain/core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { Component as TripPage } from './TripPage.tsx';

const show = (key = 'a-key') =>
  renderAt(`/trip/${key}`, [{ path: '/trip/:key', element: <TripPage /> }]);

it('shows that it loads, then that the server is unreachable, and retries', async () => {
  const fetchSpy = vi.spyOn(globalThis, 'fetch');
  show();
  expect(screen.getByText('Loading your trip...')).toBeTruthy();
  await screen.findByText('Your trip could not be loaded');
  expect(screen.getByText(/The server cannot be reached/)).toBeTruthy();
  const before = fetchSpy.mock.calls.length;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => fetchSpy.mock.calls.length).toBeGreaterThan(before);
  await screen.findByText('Your trip could not be loaded');
});

it('has the key neither in its title nor in a link, and sends no referrer', () => {
  const log = vi.spyOn(console, 'warn');
  show();
  expect(document.title).toBe(`Your trip · ${company.name}`);
  expect(document.querySelector<HTMLMetaElement>('meta[name="referrer"]')?.content).toBe(
    'no-referrer',
  );
  expect(document.body.innerHTML).not.toContain('a-key');
  expect(log).not.toHaveBeenCalled();
});

it('says what opens without a connection', async () => {
  show();
  expect(
    await screen.findByText(/Our emails, the voucher and the calendar file do not/),
  ).toBeTruthy();
});
