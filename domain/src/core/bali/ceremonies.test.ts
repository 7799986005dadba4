import { describe, expect, it } from 'vitest';
import { addDays, isCivilDate } from '../dates.ts';
import { ceremoniesKnownUntil, ceremonyOf, galunganDates, nyepiDates } from './ceremonies.ts';

const dates = nyepiDates.map(({ date }) => date);
const pairs = dates.slice(1).map((date, index) => [dates[index] ?? '', date] as const);

describe('the list of Nyepi', () => {
  it('has each year once, in order, for ten years from 2026', () => {
    expect(dates.every(isCivilDate)).toBe(true);
    expect(dates.slice(0, 11).map((date) => Number(date.slice(0, 4)))).toEqual(
      Array.from({ length: 11 }, (_, index) => 2026 + index),
    );
    for (const [before, date] of pairs)
      expect(Number(date.slice(0, 4))).toBe(Number(before.slice(0, 4)) + 1);
    expect(ceremoniesKnownUntil() >= '2036-12-31').toBe(true);
  });

  it('names the decree of each proclaimed date, issued the year before', () => {
    for (const { date, source } of nyepiDates.filter(({ status }) => status === 'proclaimed')) {
      const year = Number(date.slice(0, 4)) - 1;
      expect(source).toMatch(
        new RegExp(String.raw`^SKB \d+/${year}, \d+/${year} and \d+/${year} of \d+ \w+ ${year}$`),
      );
    }
  });

  it('has no expected date before a proclaimed one', () => {
    const statuses = nyepiDates.map(({ status }) => status);
    expect(statuses.lastIndexOf('proclaimed')).toBeLessThan(statuses.indexOf('expected'));
  });
});

it('Galungan comes every 210 days, a Wednesday, until the list of Nyepi ends', () => {
  for (const [index, date] of galunganDates.entries()) {
    expect(date).toBe(addDays('2025-11-19', index * 210));
    expect(new Date(date).getUTCDay()).toBe(3);
  }
  expect(addDays(galunganDates.at(-1) ?? '', 210) > ceremoniesKnownUntil()).toBe(true);
});

describe('the days around Nyepi', () => {
  it('are Melasti, its eve and the morning after', () => {
    const march = Array.from(
      { length: 10 },
      (_, index) => `2027-03-${String(index + 1).padStart(2, '0')}`,
    );
    expect(march.map((date) => ceremonyOf(date)?.code)).toEqual([
      undefined,
      undefined,
      undefined,
      'melasti',
      'melasti',
      'melasti',
      'pengerupukan',
      'nyepi',
      'ngembakGeni',
      undefined,
    ]);
  });

  it('are expected while their Nyepi is expected', () => {
    expect(ceremonyOf('2027-03-07')).toEqual({ code: 'pengerupukan', expected: false });
    expect(ceremonyOf('2036-03-27')).toEqual({ code: 'pengerupukan', expected: true });
  });
});
