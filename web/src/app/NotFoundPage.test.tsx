import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '../testing/renderAt.tsx';
import { takeConsole } from '../testing/setup.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

it('says so, leads home, and logs the path', () => {
  renderAt('/no/such/page', [{ path: '*', element: <NotFoundPage /> }]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops! Page not found');
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  expect(takeConsole()).toEqual(['console.warn: 404: no page at /no/such/page']);
});
