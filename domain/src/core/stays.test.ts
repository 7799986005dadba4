import { describe, expect, it } from 'vitest';
import { monthsOf, nightsByMonth, nightsOf, takenNightsOf } from './stays.ts';
import { calendarId, calendarSchema, takenNightsIn } from '../pricing/availability/calendar.ts';

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
