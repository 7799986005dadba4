import { company } from '@selasar/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { readTripCopy, saveTripCopy } from '../../data/trips/tripCopy.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { stay } from '../../testing/tripRequests.ts';
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

it('shows the kept copy when the server is unreachable, without actions that need a connection', async () => {
  await saveTripCopy('a-key', { requests: [stay], updatedAt: new Date() });
  show();
  await screen.findByText(/^Last updated on .* \(Bali time\)\. The server cannot be reached\./);
  expect(screen.getByRole('article', { name: 'Villa Sawah Ubud' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Print voucher' })).toBeTruthy();
  for (const name of ['Cancel', 'Write to us', 'Ask for another date']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

it('is shown, and forgotten, by a browser that refuses channels between tabs', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  await saveTripCopy('another-key', { requests: [stay], updatedAt: new Date() });
  show('another-key');
  const forget = await screen.findByRole('button', { name: /^Forget this trip/ });
  const replace = vi.fn<(url: string) => void>();
  vi.spyOn(window, 'location', 'get').mockReturnValue({ replace } as unknown as Location);
  await userEvent.click(forget);
  await expect.poll(() => replace.mock.calls).toEqual([['/']]);
  expect(await readTripCopy('another-key')).toBeUndefined();
});
