import { statusAfter } from '@selasar/domain/requests';
import { expect, it } from 'vitest';
import { paths } from './paths.ts';

const sources = import.meta.glob<string>(
  ['./**/*.{ts,tsx}', '!./paths.ts', '!./**/*.test.{ts,tsx}'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

const flat = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value('x', 'x'))];
  return Object.values(value as object).flatMap(flat);
};
/** The first segment of every address. */
const words = [...new Set(flat(paths).map((path) => /^\/([a-z-]*)/.exec(path)?.[1]))].filter(
  Boolean,
);

/** An address in quotes, literal or composed; or the home page's in a link or a route. */
const address = new RegExp(
  `['"\`]/(?:(?:${words.join('|')})(?=['"\`/?#$])|\\$\\{)|(?:\\bto|\\bpath|\\bhref|===)[=:\\s{]*['"\`]/['"\`]`,
);

it('the link to waiting requests filters by the status of a new request', () => {
  expect(paths.admin.pendingBookings).toBe(`${paths.admin.bookings}?status=${statusAfter.request}`);
});

it('finds addresses in any notation', () => {
  for (const found of [
    "to: '/tours'",
    '`/villas/${slug}`',
    '"/admin/bookings?open=1"',
    "navigate('/auth')",
    'to={`/${type}`}',
    'to="/"',
    "path: '/'",
    "to === '/'",
  ]) {
    expect(found).toMatch(address);
  }
  for (const other of [
    "src='/images/tours/a.webp'",
    "split('/')",
    "'/toursome'",
    "'../tours/a.ts'",
  ]) {
    expect(other).not.toMatch(address);
  }
});

it('only paths.ts contains addresses', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(200);
  const lines = Object.entries(sources).flatMap(([file, text]) =>
    text
      .split('\n')
      .filter((line) => address.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(lines).toEqual([]);
});
