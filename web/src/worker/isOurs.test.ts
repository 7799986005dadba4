import { otherLanguages } from '@selasar/domain/i18n';
import { expect, it } from 'vitest';
import { addressIn } from '../i18n/address.ts';
import { isOurs, kindOf } from './isOurs.ts';
import { isPublic } from './cachedPages.ts';

const answer = (type: string, status = 200) =>
  new Response('x', { status, headers: { 'Content-Type': type } });

it.each([
  ['/tours', 'text/html; charset=utf-8'],
  ['/assets/page-a1.js', 'text/javascript'],
  ['/assets/page-a1.js', 'application/javascript; charset=utf-8'],
  ['/assets/fonts-a1.css', 'text/css'],
  ['/assets/figtree-a1.woff2', 'font/woff2'],
  ['/images/hero/batur.webp', 'image/webp'],
  ['/favicon.svg', 'image/svg+xml'],
])('%s is ours as %s', (path, type) => {
  expect(isOurs(answer(type), kindOf(path))).toBe(true);
});

it.each(['/assets/page-a1.js', '/assets/fonts-a1.css', '/assets/figtree-a1.woff2', '/favicon.svg'])(
  'a hotel’s sign-in page in place of %s is not ours',
  (path) => {
    expect(isOurs(answer('text/html'), kindOf(path))).toBe(false);
  },
);

it.each([204, 206, 404, 500, 503])('an answer with the status %i is not ours', (status) => {
  const body = status === 204 ? null : 'x';
  const answered = new Response(body, { status, headers: { 'Content-Type': 'text/html' } });
  expect(isOurs(answered, 'page')).toBe(false);
});

it('a redirect is not ours', () => {
  const led = Object.defineProperty(answer('text/html'), 'redirected', { value: true });
  expect(isOurs(led, 'page')).toBe(false);
});

const inEach = (path: string) => [path, ...otherLanguages.map((code) => addressIn(code, path))];

it.each(['/', '/tours', '/villas/x', '/contact', '/administration'].flatMap(inEach))(
  '%s is public',
  (path) => {
    expect(isPublic(path)).toBe(true);
  },
);

it.each(
  ['/admin', '/admin/bookings', '/auth', '/trip', '/trip/a-key', '/crew/a-key'].flatMap(inEach),
)('%s is not cached', (path) => {
  expect(isPublic(path)).toBe(false);
});
