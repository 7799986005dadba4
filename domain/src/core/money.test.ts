import { expect, it } from 'vitest';
import { formatUsd, toCents, approximate, formatApproximate, typedAs } from './money.ts';
import { formatCount } from '../i18n/t.ts';
import { currencyCodes } from '../offers/currencyTable.ts';
import { rateLimits } from './limits.ts';

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

it.each([
  [85, 'EUR', 0.93, '€79'],
  [85, 'IDR', 16_350, 'IDR 1,390,000'],
  [1240, 'IDR', 16_350, 'IDR 20,300,000'],
  [85, 'JPY', 151, '¥12,800'],
  [85, 'INR', 84.2, '₹7,160'],
  [85, 'AUD', 1.53, 'A$130'],
  [1240, 'EUR', 0.93, '€1,150'],
  [1, 'KWD', 0.307, ''],
  [0, 'EUR', 0.93, ''],
])('$%d in %s at %d is %s', (usd, code, perUsd, text) => {
  const amountText = formatApproximate(usd, { code, perUsd }, 'en');
  expect(amountText).toBe(text.replaceAll(' ', '\u00A0'));
});

it('is formatted by the language of the page', () => {
  const rupiah = { code: 'IDR', perUsd: 16_350 };
  expect(formatApproximate(85, rupiah, 'id')).toBe('Rp\u00A01.390.000');
});

it('no currency looks like US dollars, in either language', () => {
  for (const code of currencyCodes) {
    for (const language of ['en', 'id']) {
      expect(formatApproximate(85, { code, perUsd: 5 }, language)).not.toMatch(/^(US)?\$/);
    }
  }
});

/** Prices and rates of all magnitudes. */
const prices = Array.from({ length: 90 }, (_, i) => Math.round(100 * 1.16 ** i) / 100);
const rates = Array.from({ length: 95 }, (_, i) => rateLimits.min * 1.156 ** i);

it('is close to the exact amount, whole, and has at most three significant digits', () => {
  expect(rates.at(-1)).toBeLessThan(rateLimits.max);
  const wrong = rates.flatMap((perUsd) =>
    prices.filter((usd) => {
      const exact = usd * perUsd;
      const about = approximate(usd, perUsd);
      const tolerance = Math.max(0.5, perUsd / 2, exact * 0.005) * (1 + 1e-9);
      return Math.abs(about - exact) > tolerance || !/^\d{1,3}0*$/.test(String(about));
    }),
  );
  expect(wrong).toEqual([]);
});

it('never decreases with the price, and is equal for equal prices', () => {
  for (const perUsd of rates) {
    const amounts = prices.map((usd) => approximate(usd, perUsd));
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
  }
});

it.each([
  [85, 0],
  [85, -1],
  [85, Number.NaN],
  [85, 'one' as unknown as number],
  [-85, 0.93],
])('is nothing for $%d at %s', (usd, perUsd) => {
  expect(approximate(usd, perUsd)).toBe(0);
});

it('dollars have no, one or two decimals; what may be a thousand to its reader is no number', () => {
  expect(['1000', ' 12.5 ', '12.50', '-10'].map(typedAs)).toEqual([1000, 12.5, 12.5, -10]);
  expect(['1.000', '1,000', '12.345', '12,50', '1.', ''].map(typedAs)).toEqual(Array(6).fill(NaN));
});
