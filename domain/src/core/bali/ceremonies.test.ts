import { describe, expect, it } from 'vitest';
import { addDays, isCivilDate } from '../dates.ts';
import {
  ceremoniesKnownUntil,
  ceremonyOf,
  galunganDates,
  nyepiDates,
  baliDayText,
  baliDayOf,
} from './ceremonies.ts';
import { provideLocale, localeOf } from '../../i18n/languages.ts';

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

const allDays = Array.from({ length: 4018 }, (_, index) => addDays('2026-01-01', index));

describe('a day in Bali', () => {
  it('is closed on Nyepi, and on no other day of eleven years', () => {
    expect(allDays.at(-1)).toBe('2036-12-31');
    expect(allDays.filter((date) => baliDayOf(date)?.kind === 'closed')).toEqual(
      nyepiDates.map(({ date }) => date).filter((date) => date <= '2036-12-31'),
    );
  });

  it('is busy around Nyepi and on the great ceremonies', () => {
    const textsFrom = (from: string, days: number) =>
      Array.from({ length: days }, (_, index) => {
        const day = baliDayOf(addDays(from, index));
        return day && `${day.name} ${day.kind}`;
      }).filter(Boolean);
    expect(textsFrom('2027-01-01', 90)).toEqual([
      'Penampahan Galungan busy',
      'Galungan busy',
      'Umanis Galungan busy',
      'Kuningan busy',
      'Melasti busy',
      'Melasti busy',
      'Melasti busy',
      'Pengerupukan busy',
      'Nyepi closed',
      'Ngembak Geni busy',
    ]);
    expect(textsFrom('2026-04-01', 10)).toEqual(['Saraswati busy', 'Pagerwesi busy']);
    expect(baliDayOf('2026-07-01')).toBeUndefined();
  });

  it('is closed until 6:00 after Nyepi, which lasts into the next morning', () => {
    const next = baliDayOf('2027-03-09');
    expect(next).toMatchObject({ kind: 'busy', closedUntil: '06:00' });
    expect(next?.guest).toContain('06:00');
    expect(allDays.filter((date) => baliDayOf(date)?.closedUntil)).toEqual(
      nyepiDates.map(({ date }) => addDays(date, 1)).filter((date) => date <= '2036-12-31'),
    );
  });

  it('marks a Nyepi that is not proclaimed yet, and the days around it, as expected', () => {
    expect(baliDayOf('2027-03-08')).not.toHaveProperty('expected');
    expect(baliDayOf('2036-03-28')).toEqual({
      name: 'Nyepi',
      kind: 'closed',
      expected: true,
      guest: `${baliDayText.days.nyepi.guest} The government has not confirmed this date yet.`,
      staff: `${baliDayText.days.nyepi.staff} ${baliDayText.expected.staff}`,
    });
    expect(baliDayOf('2036-03-27')).toMatchObject({ name: 'Pengerupukan', expected: true });
    // The cycle of 210 days needs no proclamation.
    expect(baliDayOf('2036-04-05')).toMatchObject({ name: 'Kuningan' });
    expect(baliDayOf('2036-04-05')).not.toHaveProperty('expected');
  });

  it('shows the greater ceremony where two coincide, as in March 2036', () => {
    const names = ['24', '25', '26', '27', '28', '29'].map(
      (day) => baliDayOf(`2036-03-${day}`)?.name,
    );
    expect(names).toEqual([
      'Melasti',
      'Penampahan Galungan',
      'Galungan',
      'Pengerupukan',
      'Nyepi',
      'Ngembak Geni',
    ]);
  });

  it('is an ordinary day after the end of the lists, but for what follows their last Galungan', () => {
    const later = Array.from({ length: 365 }, (_, index) =>
      baliDayOf(addDays(ceremoniesKnownUntil(), index + 1)),
    );
    expect(later.flatMap((day) => day?.name ?? [])).toEqual(['Saraswati', 'Pagerwesi']);
  });

  it('is described to guests in their language, and to staff in English', async () => {
    const locale = await localeOf('id');
    provideLocale(() => locale);
    const day = baliDayOf('2027-01-13');
    provideLocale(() => undefined);
    expect(day?.guest).toMatch(/^Galungan: pura penuh/);
    expect(day?.staff).toMatch(/^Galungan: temples are full/);
  });
});
