import { expect, it } from 'vitest';
import page from '../../../index.html?raw';
import { everywhere } from './palette.ts';

const sources = import.meta.glob<string>(
  ['../../**/*.{ts,tsx,css}', '!./*', '!../../data/**', '!../../**/*.test.{ts,tsx}'],
  { query: '?raw', import: 'default', eager: true },
);

/** A colour, a shadow or a border radius that is no token of the theme. */
const raw =
  /['"`( ]#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl|oklch|lab)a?\(|[rR]adius:\s*(?:['"`]|\d{2})|[sS]hadow:\s*['"`](?!none['"`])/;

const lines = Object.entries(sources).flatMap(([file, text]) =>
  text.split('\n').map((line) => ({ file, line: line.trim() })),
);

it('finds raw values in any notation', () => {
  for (const found of [
    "color: '#fff'",
    'fill="#eab464"',
    "background: 'linear-gradient(#000 55%, transparent)'",
    "bgcolor: 'rgb(255 255 255 / .16)'",
    "borderRadius: '20px'",
    'borderRadius: 99',
    "boxShadow: '0 2px 18px black'",
  ]) {
    expect(found).toMatch(raw);
  }
  for (const other of [
    "color: 'common.white'",
    'borderRadius: 1',
    "boxShadow: 'none'",
    "href: '#book'",
  ]) {
    expect(other).not.toMatch(raw);
  }
});

it('finds none outside the theme', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(200);
  expect(
    lines.filter(({ line }) => raw.test(line)).map(({ file, line }) => `${file}: ${line}`),
  ).toEqual([]);
});

it('every named colour exists', () => {
  const named = new RegExp(`['"](${Object.keys(everywhere).join('|')})\\.([\\w.]+)['"]`, 'g');
  const names = lines.flatMap(({ line }) =>
    [...line.matchAll(named)].map((match) => match[0].slice(1, -1)),
  );
  expect(names.length).toBeGreaterThan(10);
  const colorOf = (name: string) =>
    name
      .split('.')
      .reduce((part: unknown, key) => (part as Record<string, unknown>)[key], everywhere);
  expect(names.filter((name) => typeof colorOf(name) !== 'string')).toEqual([]);
});

it('finds none in index.html', () => {
  expect(page).not.toMatch(/#[\da-f]{6}/);
});
