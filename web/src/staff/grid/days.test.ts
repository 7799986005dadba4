import { expect, it } from 'vitest';
import { anyDays, boundsOf, type Days, daysInWords, periodOf } from './days.ts';

const today = '2026-12-31';
const near = (days: Days['near'], by: Days['by'] = 'travel'): Days => ({
  ...anyDays,
  by,
  near: days,
});

it.each([
  ['today', '2026-12-31', '2026-12-31'],
  ['tomorrow', '2027-01-01', '2027-01-01'],
  ['next-7', '2026-12-31', '2027-01-06'],
] as const)('%s moves on with the calendar', (chosen, from, to) => {
  expect(boundsOf(near(chosen), today)).toEqual({ from, to });
  expect(periodOf(near(chosen), 'startDate', today)).toEqual({ field: 'startDate', from, to });
});

it('filters by the day of the request on demand, and by nothing if no days are set', () => {
  expect(periodOf(near('today', 'request'), 'startDate', today)?.field).toBe('createdAt');
  expect(periodOf({ ...anyDays, by: 'request' }, 'startDate', today)).toBeUndefined();
  expect(periodOf(undefined, 'startDate', today)).toBeUndefined();
  expect(periodOf(near('today'), undefined, today)).toBeUndefined();
});

it.each([
  [near('today'), 'for today, Dec 31, 2026'],
  [near('tomorrow', 'request'), 'requested tomorrow, Jan 1, 2027'],
  [{ ...anyDays, from: '2026-12-14', to: '2026-12-14' }, 'for Dec 14, 2026'],
  [near('next-7'), 'from Dec 31, 2026 to Jan 6, 2027'],
  [{ ...anyDays, to: '2026-12-14' }, 'to Dec 14, 2026'],
  [{ ...anyDays, by: 'request', from: '2026-12-14' }, 'requested from Dec 14, 2026'],
] as [Days, string][])('is told in words: %j', (days, words) => {
  expect(daysInWords(days, today)).toBe(words);
});
