import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { cachedAtMeta } from '../../worker/cachedPages.ts';
import { OfflineNotice } from './SiteLayout.tsx';

const show = () => renderAt('/tours', [{ path: '*', element: <OfflineNotice /> }]);

/** Marks the page as cached, like the worker does. */
function addCachedAt(): void {
  const meta = document.createElement('meta');
  meta.name = cachedAtMeta;
  meta.content = String(Date.UTC(2026, 10, 22, 3, 4));
  document.head.append(meta);
}
afterEach(() => {
  for (const meta of document.querySelectorAll(`meta[name="${cachedAtMeta}"]`)) meta.remove();
});

const seen = /You last saw this page on Nov 22, 2026, 11:04 \(Bali time\)\. Prices and free days/;

it('shows nothing on a page from the server', () => {
  show();
  expect(screen.getByRole('status').textContent).toBe('');
});

it('explains what does not work offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show();
  expect(screen.getByText(/^You are offline\. You can keep reading and typing/)).toBeTruthy();
});

it('shows the time of a kept page until the visitor leaves it', async () => {
  addCachedAt();
  const router = show();
  expect(screen.getByText(seen)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  await act(() => router.navigate('/tours?q=trek'));
  expect(screen.getByText(seen)).toBeTruthy();
  await act(() => router.navigate('/villas'));
  expect(screen.queryByText(seen)).toBeNull();
  await act(() => router.navigate('/tours'));
  expect(screen.queryByText(seen)).toBeNull();
});

it('offers no reload while offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  addCachedAt();
  show();
  expect(screen.getByText(/^You are offline\. You last saw this page/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
