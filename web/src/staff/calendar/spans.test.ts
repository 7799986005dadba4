import { nightsOf } from '@selasar/domain/core';
import { describe, expect, it } from 'vitest';
import { clip, lanesOf } from './spans.ts';
import { reach } from './useNights.ts';

const week = { startDate: '2026-12-07', endDate: '2026-12-14' };
const stay = (startDate: string, endDate: string) => ({ startDate, endDate });

describe('the part of a stay that is in view', () => {
  it('is the whole of a stay within the period', () => {
    expect(clip(stay('2026-12-09', '2026-12-12'), week)).toEqual({
      column: 2,
      nights: 3,
      beginsBefore: false,
      endsAfter: false,
    });
  });

  it('is one night on the first and on the last day', () => {
    expect(clip(stay('2026-12-07', '2026-12-08'), week)).toMatchObject({ column: 0, nights: 1 });
    expect(clip(stay('2026-12-13', '2026-12-14'), week)).toEqual({
      column: 6,
      nights: 1,
      beginsBefore: false,
      endsAfter: false,
    });
  });

  it('is cut at both ends', () => {
    expect(clip(stay('2026-11-30', '2027-01-02'), week)).toEqual({
      column: 0,
      nights: 7,
      beginsBefore: true,
      endsAfter: true,
    });
  });

  it('is empty for stays that end on the first day or begin after the last', () => {
    expect(clip(stay('2026-12-01', '2026-12-07'), week)).toBeUndefined();
    expect(clip(stay('2026-12-14', '2026-12-16'), week)).toBeUndefined();
    expect(clip(stay('2026-12-09', '2026-12-09'), week)).toBeUndefined();
  });
});

it('stacks overlapping stays, and reuses a lane where it is free', () => {
  const span = (column: number, nights: number) => ({ column, nights });
  expect(lanesOf([span(0, 3), span(3, 2)])).toEqual([0, 0]);
  expect(lanesOf([span(0, 3), span(2, 2), span(1, 4), span(4, 1), span(3, 1)])).toEqual([
    0, 1, 2, 0, 0,
  ]);
  expect(lanesOf([])).toEqual([]);
});

it('selects nights up to the first that is not free, in both directions', () => {
  const days = nightsOf(week);
  const isFree = (date: string) => date !== '2026-12-12';
  expect(reach(days, '2026-12-08', '2026-12-10', isFree)).toBe('2026-12-10');
  expect(reach(days, '2026-12-10', '2026-12-07', isFree)).toBe('2026-12-07');
  expect(reach(days, '2026-12-10', '2026-12-13', isFree)).toBe('2026-12-11');
  expect(reach(days, '2026-12-13', '2026-12-08', isFree)).toBe('2026-12-13');
  expect(reach(days, '2026-12-09', '2026-12-09', isFree)).toBe('2026-12-09');
  expect(reach(days, '2026-12-09', '2026-12-20', () => true)).toBe('2026-12-13');
});
