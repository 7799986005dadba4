import { expect, it } from 'vitest';
import { formatCount, formatUsd } from './money.ts';

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
