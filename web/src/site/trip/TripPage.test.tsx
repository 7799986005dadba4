import { company } from '@selasar/domain';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { readTripCopy, saveTripCopy } from '../../data/trips/tripCopy.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { stay } from '../../testing/tripRequests.ts';
import { storedTripKey, storeTripKey } from './storedTripKey.ts';
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

/** Presses the button, and waits until the browser leaves the page. */
async function forget() {
  const button = await screen.findByRole('button', { name: /^Forget this trip/ });
  const replace = vi.fn<(url: string) => void>();
  vi.spyOn(window, 'location', 'get').mockReturnValue({ replace } as unknown as Location);
  await userEvent.click(button);
  await expect.poll(() => replace.mock.calls).toEqual([['/']]);
}

it('is shown, and forgotten, by a browser that refuses channels between tabs', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  await saveTripCopy('another-key', { requests: [stay], updatedAt: new Date() });
  show('another-key');
  await forget();
  expect(await readTripCopy('another-key')).toBeUndefined();
});

it('forgets no other trip: the next request still joins that one', async () => {
  storeTripKey('key-of-june');
  await saveTripCopy('key-of-may', { requests: [stay], updatedAt: new Date() });
  show('key-of-may');
  await forget();
  expect(storedTripKey()).toEqual({ tripKey: 'key-of-june' });

  vi.restoreAllMocks();
  cleanup();
  await saveTripCopy('key-of-june', { requests: [stay], updatedAt: new Date() });
  show('key-of-june');
  await forget();
  expect(storedTripKey()).toEqual({});
});
