import { expect, it } from 'vitest';
import { firstOfMonth, nextMonth, nextWeek, periods } from './periods.ts';

it('a period counts from its first day on', () => {
  expect(periods('2026-11-02', '2026-11-16', nextWeek)).toEqual([
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
  ]);
  expect(periods('2026-11-02', '2026-11-15', nextWeek)).toHaveLength(2);
  expect(periods('2026-11-02', '2026-11-01', nextWeek)).toEqual([]);
});

it('months follow each other, however long they are', () => {
  const months = periods(firstOfMonth('2027-12-31'), '2028-04-01', nextMonth);
  expect(months).toEqual(['2027-12-01', '2028-01-01', '2028-02-01', '2028-03-01', '2028-04-01']);
});
