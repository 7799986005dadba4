import { expect, it } from 'vitest';
import { countries, countryName } from './country.ts';

it('names a current country by its two-letter code', () => {
  expect(['DE', 'ID', 'TL', 'GB'].map(countryName)).toEqual([
    'Germany',
    'Indonesia',
    'Timor-Leste',
    'United Kingdom',
  ]);
});

it.each(['', 'de', 'D', 'DEU', 'EU', 'UN', 'ZZ', 'QQ', 'SU', 'DD', 'UK', 'D1', '<b>'])(
  'has no country for %j',
  (code) => {
    expect(countryName(code)).toBeUndefined();
  },
);

it('lists each country once, sorted by name', () => {
  const all = countries();
  expect(all.length).toBeGreaterThan(240);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(all[0]).toEqual({ code: 'AF', name: 'Afghanistan' });
  // Åland sorts among the A's.
  expect(all.findIndex(({ code }) => code === 'AX')).toBeLessThan(
    all.findIndex(({ code }) => code === 'BS'),
  );
});
