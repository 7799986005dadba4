import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAt } from '../../../testing/renderAt.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

it('says that the page does not exist, links home, and logs the path', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderAt('/no/such/page', [{ path: '*', element: <NotFoundPage /> }]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops! Page not found');
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  expect(warn.mock.calls).toEqual([['404: no page at /no/such/page']]);
});

it('opened offline says that the page is unknown, with a retry button and our phone number', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderAt('/villas/not-seen', [{ path: '*', element: <NotFoundPage /> }]);
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('You are offline');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^\+62 / }).getAttribute('href')).toMatch(/^tel:\+62/);
  expect(line).toHaveBeenCalled();
});

it('stays the 404 page when the connection is lost afterwards', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderAt('/no/such/page', [{ path: '*', element: <NotFoundPage /> }]);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => {
    window.dispatchEvent(new Event('offline'));
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops! Page not found');
});
