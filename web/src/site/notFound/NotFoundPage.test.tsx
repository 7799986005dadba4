import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

it('says so, leads home, and logs the path', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderAt('/no/such/page', [{ path: '*', element: <NotFoundPage /> }]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops! Page not found');
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  expect(warn.mock.calls).toEqual([['404: no page at /no/such/page']]);
});
