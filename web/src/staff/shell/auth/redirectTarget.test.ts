import { expect, it } from 'vitest';
import { signInPathFor, redirectTarget } from './redirectTarget.ts';

const site = 'https://site.example';
const targetOf = (to: string) =>
  redirectTarget(`${site}/auth?${new URLSearchParams({ to }).toString()}`);

it('leads to the page that was requested', () => {
  const page = '/admin/bookings?status=pending&open=a%26b';
  expect(redirectTarget(site + signInPathFor(site + page))).toBe(page);
  expect(signInPathFor(`${site}/admin`)).toBe('/auth');
  expect(redirectTarget(`${site}/auth`)).toBe('/admin');
});

it.each([
  'https://evil.example/admin',
  '//evil.example/admin',
  '/\\evil.example/admin',
  'javascript:alert(1)',
  '/admin/../auth',
  '/administrator',
  '/tours',
  'https://',
  '',
])('does not lead to %s', (to) => {
  expect(targetOf(to)).toBe('/admin');
});
