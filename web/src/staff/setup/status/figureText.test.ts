import { expect, it } from 'vitest';
import { driftText, figureName, recountText } from './LastRecount.tsx';

it.each([
  ['overview/bookings/pending', 'bookings, pending'],
  ['overview/revenue/months/2026-11', 'revenue of 2026-11'],
  ['weeks/weeks/2026-11-16/bookings', 'bookings of the week of 2026-11-16'],
  ['month-2026-12/offers/tours/ubud-walk/seats', 'seats of ubud-walk in 2026-12'],
  ['month-2026-12/transfers/revenue', 'revenue of transfers in 2026-12'],
])('%s is called %s', (counter, name) => {
  expect(figureName(counter)).toBe(name);
});

it.each([
  [0, 'No drift.'],
  [1, '1 figure had drifted.'],
  [2, '2 figures had drifted.'],
])('says of the last proof that %i were wrong', (count, words) => {
  expect(driftText(count)).toBe(words);
});

it('describes the result of a recount', () => {
  const drift = { counter: 'overview/tours/total', stored: 1007, counted: 7 };
  expect(recountText([])).toBe('All figures were correct.');
  expect(recountText([drift])).toBe(
    '1 figure was wrong and has been corrected: tours, total (1,007 → 7).',
  );
  const many = Array.from({ length: 7 }, () => drift);
  expect(recountText(many)).toMatch(
    /^7 figures were wrong and have been corrected: .*; and 2 more\.$/,
  );
});
