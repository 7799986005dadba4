import { expect, it } from 'vitest';
import { daysOf, monthAfter, monthsShown, yearsOf } from './months.ts';

it('shows twelve months: the last ones, or those of a year', () => {
  expect(monthsShown(undefined, '2026-11-22')).toEqual(
    ['2025-12', ...Array.from({ length: 11 }, (_, index) => index + 1)].map((month) =>
      typeof month === 'string' ? month : `2026-${String(month).padStart(2, '0')}`,
    ),
  );
  const year = monthsShown(2024, '2026-11-22');
  expect([year[0], year.at(-1), year.length]).toEqual(['2024-01', '2024-12', 12]);
  expect(monthsShown(undefined, '2026-12-31')[0]).toBe('2026-01');
});

it('knows the days of a month, also of February in a leap year', () => {
  expect(daysOf('2028-02')).toHaveLength(29);
  expect(daysOf('2026-12').at(-1)).toBe('2026-12-31');
  expect(monthAfter('2026-12')).toBe('2027-01');
});

it('offers the years from the first with figures to next year', () => {
  expect(yearsOf(['2024-03', '2025-01'], undefined, '2026-11-22')).toEqual([
    2027, 2026, 2025, 2024,
  ]);
  expect(yearsOf([], undefined, '2026-11-22')).toEqual([2027, 2026]);
  // Invalid URL values and invalid records.
  expect(yearsOf(['NaN-NaN'], 2011, '2026-11-22')).toEqual([2027, 2026, 2011]);
});
