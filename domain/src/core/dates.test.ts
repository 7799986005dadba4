import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  addDays,
  baliDate,
  baliMonth,
  baliTime,
  isCivilDate,
  isPast,
  isPastTime,
  longDate,
  nightsBetween,
  shortDate,
  startOfBaliDate,
  weekOf,
  monthsOf,
  nightsByMonth,
  nightsOf,
  takenNightsOf,
} from './dates.ts';
import { calendarId, calendarSchema, takenNightsIn } from '../pricing/availability.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** The machine's zone and its `getTimezoneOffset` in minutes on 1 January 2026. */
const zones: [zone: string, offset: number][] = [
  ['UTC', 0],
  ['Pacific/Pago_Pago', 660],
  ['America/New_York', 300],
  ['Europe/Berlin', -60],
  ['Asia/Makassar', -480],
  ['Pacific/Kiritimati', -840],
];

describe.each(zones)('on a machine in %s', (zone, offset) => {
  it('returns the day in Bali', () => {
    vi.stubEnv('TZ', zone);
    expect(new Date('2026-01-01T00:00:00Z').getTimezoneOffset()).toBe(offset);
    expect(baliDate(new Date('2026-11-20T15:59:59.999Z'))).toBe('2026-11-20');
    expect(baliDate(new Date('2026-11-20T16:00:00Z'))).toBe('2026-11-21');
    expect(baliMonth(new Date('2026-12-31T16:00:00Z'))).toBe('2027-01');
  });

  it('matches the zone database in every hour around clock changes', () => {
    vi.stubEnv('TZ', zone);
    const bali = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Makassar' });
    for (const start of ['2026-03-07', '2026-03-28', '2026-10-24', '2026-10-31']) {
      for (let hour = 0; hour < 72; hour += 1) {
        const instant = new Date(Date.parse(`${start}T00:30:00Z`) + hour * 3_600_000);
        expect(baliDate(instant)).toBe(bali.format(instant));
      }
    }
  });

  it('knows to the second which hours of a day in Bali have begun', () => {
    vi.stubEnv('TZ', zone);
    for (let hour = 0; hour < 24; hour += 1) {
      const begins = startOfBaliDate('2026-03-29').getTime() + hour * 3_600_000;
      const time = `${String(hour).padStart(2, '0')}:00`;
      expect(isPastTime('2026-03-29', time, new Date(begins - 1000))).toBe(false);
      expect(isPastTime('2026-03-29', time, new Date(begins))).toBe(true);
      expect(isPastTime('2026-03-30', time, new Date(begins))).toBe(false);
      expect(isPastTime('2026-03-28', time, new Date(begins))).toBe(true);
    }
  });

  it('counts days across months, leap days and clock changes', () => {
    vi.stubEnv('TZ', zone);
    expect(nightsBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(nightsBetween('2026-02-28', '2026-03-01')).toBe(1);
    expect(nightsBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(nightsBetween('2026-12-31', '2027-01-01')).toBe(1);
    expect(nightsBetween('2026-05-05', '2026-05-05')).toBe(0);
    expect(nightsBetween('2026-05-06', '2026-05-05')).toBe(-1);
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(longDate('2026-11-20')).toBe('Friday, November 20, 2026');
    expect(weekOf('2026-11-16')).toBe('2026-11-16');
    expect(weekOf('2026-11-22')).toBe('2026-11-16');
    expect(weekOf('2027-01-01')).toBe('2026-12-28');
    expect(startOfBaliDate('2026-11-21').toISOString()).toBe('2026-11-20T16:00:00.000Z');
  });
});

describe('civil dates', () => {
  it('have a long and a short format, and times have two digits', () => {
    expect(longDate('2026-11-01')).toBe('Sunday, November 1, 2026');
    expect(shortDate('2026-11-01')).toBe('Nov 1, 2026');
    expect(baliTime(new Date('2026-11-20T17:05:59Z'))).toBe('01:05');
  });

  it('belong to the week that begins on their Monday', () => {
    expect(weekOf('2026-11-16')).toBe('2026-11-16');
    expect(weekOf('2026-11-22')).toBe('2026-11-16');
    expect(weekOf('2026-11-23')).toBe('2026-11-23');
  });

  it('begin in Bali eight hours before they do in UTC', () => {
    expect(startOfBaliDate('2026-03-01').toISOString()).toBe('2026-02-28T16:00:00.000Z');
    expect(baliMonth(new Date('2026-02-28T16:00:00Z'))).toBe('2026-03');
  });

  it('accepts only days that exist', () => {
    expect(isCivilDate('2028-02-29')).toBe(true);
    for (const text of ['2026-02-29', '2026-13-01', '2026-1-1', '20260101', '', 'tomorrow']) {
      expect(isCivilDate(text)).toBe(false);
    }
  });

  it('uses Bali time to decide what is past, also while it is still yesterday in UTC', () => {
    const today = baliDate(new Date('2026-11-20T18:00:00Z'));
    expect(isPast('2026-11-20', today)).toBe(true);
    expect(isPast('2026-11-21', today)).toBe(false);
  });
});

const stay = (startDate: string, endDate: string) => ({ startDate, endDate });

describe('nights', () => {
  it('includes the night of check-in but not of check-out', () => {
    expect(nightsOf(stay('2026-12-30', '2027-01-02'))).toEqual([
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
    ]);
    expect(nightsOf(stay('2028-02-28', '2028-03-01'))).toEqual(['2028-02-28', '2028-02-29']);
    expect(nightsOf(stay('2026-12-30', '2026-12-30'))).toEqual([]);
    expect(nightsOf(stay('2026-12-30', '2026-12-29'))).toEqual([]);
  });

  it('are grouped by month', () => {
    expect([...nightsByMonth(stay('2026-12-30', '2027-01-02'))]).toEqual([
      ['2026-12', ['2026-12-30', '2026-12-31']],
      ['2027-01', ['2027-01-01']],
    ]);
    expect(monthsOf(stay('2026-11-30', '2026-12-01'))).toEqual(['2026-11']);
    expect(monthsOf(stay('2026-11-30', '2027-01-02'))).toEqual(['2026-11', '2026-12', '2027-01']);
  });

  it('do not overlap if one stay begins on the day another ends', () => {
    const taken = new Set(nightsOf(stay('2026-12-10', '2026-12-12')));
    expect(takenNightsOf(stay('2026-12-12', '2026-12-14'), taken)).toEqual([]);
    expect(takenNightsOf(stay('2026-12-08', '2026-12-10'), taken)).toEqual([]);
    expect(takenNightsOf(stay('2026-12-11', '2026-12-14'), taken)).toEqual(['2026-12-11']);
  });
});

describe('a calendar', () => {
  it('covers one villa in one month', () => {
    expect(calendarId('villa-sawah-ubud', '2026-12')).toBe('villa-sawah-ubud_2026-12');
    const calendar = { villaId: 'a', month: '2026-12', nights: { '2026-12-10': true } };
    expect(takenNightsIn([calendarSchema.parse(calendar), undefined])).toEqual(
      new Set(['2026-12-10']),
    );
    expect(calendarSchema.safeParse({ ...calendar, nights: { tomorrow: true } }).success).toBe(
      false,
    );
  });
});
