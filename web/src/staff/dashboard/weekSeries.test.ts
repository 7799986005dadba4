import { expect, it } from 'vitest';
import { weekSeries } from './Weeks.tsx';

it('ends with the current week, and fills weeks without bookings with zeros', () => {
  const weeks = {
    '2026-10-26': { bookings: 9, revenue: 900 },
    '2026-11-02': { bookings: 2, revenue: 170 },
    '2026-11-16': { bookings: 1, revenue: 65 },
  };
  expect(weekSeries({ weeks }, '2026-11-21', 3)).toEqual([
    { monday: '2026-11-02', bookings: 2, revenue: 170 },
    { monday: '2026-11-09', bookings: 0, revenue: 0 },
    { monday: '2026-11-16', bookings: 1, revenue: 65 },
  ]);
});

it('treats Monday and Sunday as the ends of one week', () => {
  const mondays = (today: string) => weekSeries({ weeks: {} }, today, 1)[0]?.monday;
  expect(mondays('2026-11-16')).toBe('2026-11-16');
  expect(mondays('2026-11-22')).toBe('2026-11-16');
  expect(mondays('2026-11-23')).toBe('2026-11-23');
});
