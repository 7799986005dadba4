import { expect, it } from 'vitest';
import { formatUsd, toCents } from './money.ts';
import { formatCount } from '../i18n/t.ts';

it('formats dollars', () => {
  expect(formatUsd(1240)).toBe('$1,240');
  expect(formatUsd(0)).toBe('$0');
  expect(formatUsd(4120.5)).toBe('$4,120.50');
  expect(formatUsd(129.999)).toBe('$130');
});

it('groups counts by three digits', () => {
  expect(formatCount(999)).toBe('999');
  expect(formatCount(1350)).toBe('1,350');
  expect(formatCount(-2)).toBe('-2');
});

it('zero has no sign', () => {
  expect(formatCount(-0)).toBe('0');
  expect(formatUsd(-0)).toBe('$0');
  expect(formatUsd(-12.5)).toBe('-$12.50');
});

it.each([
  [1.005, 1.01],
  [-1.005, -1.01],
  [8.345, 8.35],
  [3 * 91.1, 273.3],
  [0.1 + 0.2, 0.3],
  [1.0049, 1],
  [0, 0],
])('rounds %d to %d', (usd, cents) => {
  expect(toCents(usd)).toBe(cents);
});
