import { describe, expect, it } from 'vitest';
import { formatCount, formatUsd } from '../core/money.ts';
import { tourTotal, villaTotal } from './prices.ts';

describe('prices', () => {
  it('multiplies a tour by its guests', () => {
    expect(tourTotal(85, 1)).toBe(85);
    expect(tourTotal(85, 10)).toBe(850);
    expect(tourTotal(91.1, 3)).toBe(273.3);
  });

  it('multiplies a villa by its nights', () => {
    expect(villaTotal(220, '2026-12-30', '2027-01-03')).toBe(880);
    expect(villaTotal(220, '2028-02-28', '2028-03-01')).toBe(440);
  });

  it('shows one night until both dates are chosen', () => {
    expect(villaTotal(220, '', '')).toBe(220);
    expect(villaTotal(220, '2026-12-30', '')).toBe(220);
    expect(villaTotal(220, '', '2026-12-30')).toBe(220);
    // While the second date is still before the first.
    expect(villaTotal(220, '2026-12-30', '2026-12-27')).toBe(220);
  });

  it('writes dollars', () => {
    expect(formatUsd(1240)).toBe('$1,240');
    expect(formatUsd(0)).toBe('$0');
    expect(formatUsd(4120.5)).toBe('$4,120.50');
    expect(formatUsd(129.999)).toBe('$130');
  });
});

it('counts in groups of three digits', () => {
  expect(formatCount(999)).toBe('999');
  expect(formatCount(1350)).toBe('1,350');
  expect(formatCount(-2)).toBe('-2');
});

it('nothing has no sign', () => {
  expect(formatCount(-0)).toBe('0');
  expect(formatUsd(-0)).toBe('$0');
  expect(formatUsd(-12.5)).toBe('-$12.50');
});
