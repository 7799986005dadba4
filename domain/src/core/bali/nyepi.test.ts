import { describe, expect, it } from 'vitest';
import { baliDate, isCivilDate, nightsBetween, startOfBaliDate, type CivilDate } from '../dates.ts';
import { newMoonNear } from '../../../testing/newMoon.ts';
import { nyepiCeremony, nyepiDates, nyepiKnownUntil } from './nyepi.ts';

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
    expect(nyepiKnownUntil() >= '2036-12-31').toBe(true);
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

/**
 * Bali counts 30 lunar days a month, and one day in 63 counts as two of them (I. B. S. Ardhana, 'Pokok-Pokok
 * Wariga', Eka Sungsang ke Paing). 18 January 2000 was such a day, the 12th of its month.
 */
function moonDay(date: CivilDate): number {
  const days = nightsBetween('2000-01-18', date);
  return 12 + days + Math.ceil(days / 63);
}
/** In each cycle of 19 years of the Saka era, which starts 78 years later than ours, these years have a 13th month. */
const longYears = [0, 3, 6, 8, 11, 14, 16];
const monthsOf = (saka: number) => (longYears.includes(saka % 19) ? 13 : 12);

describe.each(nyepiDates)('Nyepi $date', ({ date }) => {
  it('is the first day of a month by the count of 63 days', () => {
    expect(moonDay(date) % 30).toBe(1);
  });

  it('is the day of the new moon, or the day after', () => {
    // The count is up to a day ahead of the moon: Tilem is the day before Nyepi, but the new moon may come later.
    const newMoon = baliDate(newMoonNear(startOfBaliDate(date)));
    expect([0, 1]).toContain(nightsBetween(newMoon, date));
  });
});

it.each(pairs)('from Nyepi %s to %s there are as many months as in the Saka year', (from, to) => {
  const saka = Number(from.slice(0, 4)) - 78;
  expect(moonDay(to) - moonDay(from)).toBe(30 * monthsOf(saka));
});

it('the computed new moons are accurate to a few minutes', () => {
  // The example in chapter 49 of 'Astronomical Algorithms', and the new moons of the solar eclipses of 2027 and 2034.
  const known = ['1977-02-18T03:37:00Z', '2027-08-02T10:05:00Z', '2034-03-20T10:15:00Z'];
  for (const instant of known) {
    const moon = newMoonNear(new Date(Date.parse(instant) + 6 * 86_400_000));
    expect(Math.abs(moon.getTime() - Date.parse(instant))).toBeLessThan(5 * 60_000);
  }
});

describe('the days around Nyepi', () => {
  it('are Melasti, its eve and the morning after', () => {
    const march = Array.from(
      { length: 10 },
      (_, index) => `2027-03-${String(index + 1).padStart(2, '0')}`,
    );
    expect(march.map((date) => nyepiCeremony(date)?.code)).toEqual([
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
    expect(nyepiCeremony('2027-03-07')).toEqual({ code: 'pengerupukan', expected: false });
    expect(nyepiCeremony('2036-03-27')).toEqual({ code: 'pengerupukan', expected: true });
  });
});
