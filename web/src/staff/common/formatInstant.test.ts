import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { age, formatInBali, formatLocally } from './formatInstant.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 23, 30) });
});
afterEach(() => {
  vi.useRealTimers();
});

it("shows the time in Bali, whatever the browser's time zone", () => {
  expect(plain(formatInBali(new Date('2026-11-20T08:05:00Z')))).toBe('Nov 20, 2026, 4:05 PM');
  expect(plain(formatInBali(new Date('2026-11-20T16:30:00Z')))).toBe('Nov 21, 2026, 12:30 AM');
});

it('shows when the user did something by their own clock, with the day unless it is today', () => {
  expect(formatLocally(new Date(2026, 10, 20, 0, 5))).toBe('00:05');
  expect(formatLocally(new Date(2026, 10, 19, 23, 59))).toBe('19 Nov 2026, 23:59');
});

it.each([
  [-20, '0 s'],
  [5400, '5 s'],
  [59_999, '59 s'],
  [60_000, '1 min'],
  [3_599_000, '59 min'],
  [7_200_000, '2 h'],
  [172_799_000, '47 h'],
  [172_800_000, '2 d'],
])('%d ms is %s', (milliseconds, text) => {
  expect(age(milliseconds)).toBe(text);
});
