import { describe, expect, it } from 'vitest';
import { addDays, type CivilDate } from '../dates.ts';
import { pawukonCeremony, pawukonDay } from './pawukon.ts';

const days = (from: CivilDate, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(from, index));
const datesOf = (ceremony: string, from: CivilDate, count: number) =>
  days(from, count).filter((date) => pawukonCeremony(date) === ceremony);

describe('the cycle of 210 days', () => {
  it('begins on the day given in “Calendrical Calculations”', () => {
    // 'Calendrical Calculations' counts from Julian day 146, which began at noon; UTC's day 0 is Julian day 2440587.5.
    const dayAfterTheirs = (date: CivilDate) =>
      (Date.parse(date) / 86_400_000 + 2440587.5 - 145.5) % 210;
    for (const date of days('2010-01-01', 15_000)) {
      expect(pawukonDay(date)).toBe(dayAfterTheirs(date));
    }
  });

  it('has Galungan on the days of the almanac of Bali Trips', () => {
    expect(datesOf('galungan', '2020-01-01', 2600)).toEqual([
      '2020-02-19',
      '2020-09-16',
      '2021-04-14',
      '2021-11-10',
      '2022-06-08',
      '2023-01-04',
      '2023-08-02',
      '2024-02-28',
      '2024-09-25',
      '2025-04-23',
      '2025-11-19',
      '2026-06-17',
      '2027-01-13',
    ]);
  });

  it('has each great ceremony on its market day', () => {
    // Each name includes the day of the five-day week: Galungan is Budha Kliwon, Saraswati is Saniscara Umanis.
    const marketDays = ['Paing', 'Pon', 'Wage', 'Kliwon', 'Umanis'];
    const found = new Map(
      days('2026-04-05', 210).map((date) => [
        pawukonCeremony(date),
        marketDays[pawukonDay(date) % 5],
      ]),
    );
    expect(Object.fromEntries(found)).toMatchObject({
      pagerwesi: 'Kliwon',
      penampahanGalungan: 'Wage',
      galungan: 'Kliwon',
      umanisGalungan: 'Umanis',
      kuningan: 'Kliwon',
      saraswati: 'Umanis',
    });
  });

  it('repeats after 210 days, from any day', () => {
    for (const date of days('2026-01-01', 4018)) {
      expect(pawukonCeremony(addDays(date, 210))).toBe(pawukonCeremony(date));
      expect(pawukonDay(addDays(date, 1))).toBe((pawukonDay(date) + 1) % 210);
    }
  });

  it('has Kuningan ten days after Galungan, and Pagerwesi four days after Saraswati', () => {
    const galungan = datesOf('galungan', '2026-01-01', 4018);
    const saraswati = datesOf('saraswati', '2026-01-01', 4018);
    expect([galungan.length, saraswati.length]).toEqual([19, 19]);
    for (const date of galungan) {
      expect([-1, 0, 1, 10].map((later) => pawukonCeremony(addDays(date, later)))).toEqual([
        'penampahanGalungan',
        'galungan',
        'umanisGalungan',
        'kuningan',
      ]);
    }
    for (const date of saraswati) expect(pawukonCeremony(addDays(date, 4))).toBe('pagerwesi');
  });
});
