import { addDays, answerBy } from '@selasar/domain/core';
import { describe, expect, it } from 'vitest';
import { decisive, firstOffered, monthsBetween } from './useCalendar.ts';

it('what can be booked is as of now in each minute of a week, and decided anew twice an hour at most', () => {
  const minuteMs = 60_000;
  const first = Date.parse('2026-11-20T00:00:30Z');
  const minutes = Array.from({ length: 7 * 24 * 60 }, (_, minute) => first + minute * minuteMs);
  const hourOf = (ms: number) => Math.floor(ms / (60 * minuteMs));
  const wrong = minutes.filter((now) => {
    const decided = Number(decisive(now));
    const isDue =
      JSON.stringify(answerBy(new Date(decided))) === JSON.stringify(answerBy(new Date(now)));
    return !isDue || hourOf(decided) !== hourOf(now);
  });
  expect(wrong).toEqual([]);
  expect(new Set(minutes.map(decisive)).size).toBeLessThan(2 * 7 * 24);
});

describe('monthsBetween', () => {
  it('has each month once, across ends of months and the turn of the year', () => {
    expect(monthsBetween('2026-11-20', '2026-11-20')).toEqual(['2026-11']);
    expect(monthsBetween('2026-12-31', '2027-03-01')).toEqual([
      '2026-12',
      '2027-01',
      '2027-02',
      '2027-03',
    ]);
    expect(monthsBetween('2026-12-02', '2026-11-30')).toEqual([]);
  });
});

describe('firstOffered', () => {
  const outside =
    (...days: string[]) =>
    (day: string) =>
      Promise.resolve(!days.includes(day));

  it('is today when today is offered', async () => {
    expect(await firstOffered('2026-11-20', '2027-11-20', outside())).toBe('2026-11-20');
  });

  it('skips days that are not offered, across the end of the month', async () => {
    const days = ['2026-11-29', '2026-11-30', '2026-12-01'];
    expect(await firstOffered('2026-11-29', '2027-11-29', outside(...days))).toBe('2026-12-02');
  });

  it('stops at the last day', async () => {
    const requestedMonths: string[] = [];
    const found = await firstOffered('2026-11-20', addDays('2026-11-20', 365), (day) => {
      requestedMonths.push(day);
      return Promise.resolve(false);
    });
    expect(found).toBeUndefined();
    expect(requestedMonths).toHaveLength(366);
  });
});
