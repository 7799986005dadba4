import { describe, expect, it } from 'vitest';
import { addDays } from '../core/dates.ts';
import {
  currencyCodes,
  currenciesVersion,
  currencyTableFields,
  readRates,
  setCurrenciesInputSchema,
} from './currencyTable.ts';
import { rateLimits } from '../core/limits.ts';
import { isOldRate, isCurrencyOf } from './exchangeRate.ts';

const today = '2026-11-23';
const euro = { code: 'EUR', perUsd: 0.93, asOf: '2026-11-20' };
const rupiah = { code: 'IDR', perUsd: 16_350, asOf: today };

const problemsOf = (...rates: unknown[]) =>
  currencyTableFields(today)
    .safeParse({ rates })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('the input of staff', () => {
  it('is accepted with the version that they saw, and no other field', () => {
    const input = { seen: 5, rates: [euro, rupiah] };
    expect(setCurrenciesInputSchema(today).parse({ ...input, other: 1 })).toEqual(input);
    expect(setCurrenciesInputSchema(today).parse({ seen: null, rates: [] }).rates).toEqual([]);
  });

  it.each([0, -1, 0.05, 1e9, Number.NaN, Infinity, '0.93', undefined, null])(
    'is no rate: %s',
    (perUsd) => {
      expect(problemsOf({ ...euro, perUsd })).toEqual([['rates.0.perUsd', 'rate-invalid']]);
    },
  );

  it.each(['USD', 'XXX', 'eur', '', 7, undefined])('is no currency: %s', (code) => {
    expect(problemsOf(rupiah, { ...euro, code })).toEqual([['rates.1.code', 'currency-missing']]);
  });

  it('is not dated in the future', () => {
    expect(problemsOf({ ...euro, asOf: addDays(today, 1) })).toEqual([
      ['rates.0.asOf', 'rate-in-future'],
    ]);
    expect(problemsOf({ ...euro, asOf: 'today' })).toContainEqual([
      'rates.0.asOf',
      'civil-date-invalid',
    ]);
  });

  it('has each currency once, within the limit', () => {
    expect(problemsOf(euro, rupiah, { ...euro, perUsd: 1 })).toEqual([
      ['rates.2.code', 'currency-twice'],
    ]);
    const many = currencyCodes
      .slice(0, rateLimits.currencies + 1)
      .map((code) => ({ ...euro, code }));
    expect(problemsOf(...many.slice(1))).toBeUndefined();
    expect(problemsOf(...many)?.[0]?.[0]).toBe('rates');
  });

  it('has as version the time it was set, or null', () => {
    expect(currenciesVersion({ toDate: () => new Date(5) })).toBe(5);
    expect(currenciesVersion('yesterday')).toBeNull();
  });
});

describe('the stored table', () => {
  it('is read without its invalid rates', () => {
    const bad = [{ ...euro, perUsd: 0 }, 'x', null, { ...rupiah, perUsd: 1 }];
    expect(readRates({ rates: [euro, rupiah, ...bad], updatedAt: 1 })).toEqual({
      rates: [euro, rupiah],
      unreadable: 4,
    });
  });

  it.each([
    [undefined, 0],
    [{}, 0],
    [null, 0],
    ['x', 0],
    [{ rates: [] }, 0],
    [{ rates: 'x' }, 1],
    [{ rates: { EUR: 0.93 } }, 1],
  ])('is none: %j', (data, unreadable) => {
    expect(readRates(data)).toEqual({ rates: [], unreadable });
  });

  it('is shown for a limited time', () => {
    const last = addDays(euro.asOf, rateLimits.shownDays);
    expect(isOldRate(euro, last)).toBe(false);
    expect(isOldRate(euro, addDays(last, 1))).toBe(true);
    // A visitor's clock may be slow.
    expect(isOldRate(euro, '2020-01-01')).toBe(false);
  });
});

it.each([
  ['DE', 'EUR'],
  ['FR', 'EUR'],
  ['HR', 'EUR'],
  ['AU', 'AUD'],
  ['GB', 'GBP'],
  ['ID', 'IDR'],
  ['CH', 'CHF'],
  ['US', undefined],
  ['EU', undefined],
  ['', undefined],
])('in %s one pays in %s', (region, expected) => {
  expect(currencyCodes.find((code) => isCurrencyOf(code, region))).toBe(expected);
});
