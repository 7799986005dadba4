import { addDays } from '@selasar/domain/core';
import { expect, it } from 'vitest';
import { daysToRemove } from './day.ts';

/** Days, each viewed one minute after the one before. */
const viewedFor = (days: number) =>
  Object.fromEntries(
    Array.from({ length: days }, (_, index) => [
      addDays('2026-01-01', index),
      new Date(index * 60_000),
    ]),
  );

it('keeps sixty days including the one viewed now, and removes those viewed longest ago', () => {
  expect(daysToRemove(viewedFor(59), '2027-01-01')).toEqual([]);
  expect(daysToRemove(viewedFor(61), '2027-01-01')).toEqual(['2026-01-02', '2026-01-01']);
  expect(daysToRemove(viewedFor(60), '2026-01-01')).toEqual([]);
});
