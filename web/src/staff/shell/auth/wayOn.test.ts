import { expect, it } from 'vitest';
import { signInFor, wayOn } from './wayOn.ts';

const site = 'https://site.example';
const wayOnTo = (to: string) => wayOn(`${site}/auth?${new URLSearchParams({ to }).toString()}`);

it('leads to the page that was requested', () => {
  const page = '/admin/bookings?status=pending&open=a%26b';
  expect(wayOn(site + signInFor(site + page))).toBe(page);
  expect(signInFor(`${site}/admin`)).toBe('/auth');
  expect(wayOn(`${site}/auth`)).toBe('/admin');
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
  expect(wayOnTo(to)).toBe('/admin');
});
