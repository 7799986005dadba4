import { describe, expect, it } from 'vitest';
import { addDays } from '../../core/dates.ts';
import { currencyCodes } from './currencyCode.ts';
import {
  currenciesVersion,
  currencyTableFields,
  readRates,
  setCurrenciesInputSchema,
} from './currencyTable.ts';
import { isOldRate, rateLimits } from './exchangeRate.ts';
import { isCurrencyOf } from './isCurrencyOf.ts';

const today = '2026-11-23';
const euro = { code: 'EUR', perUsd: 0.93, asOf: '2026-11-20' };
const rupiah = { code: 'IDR', perUsd: 16_350, asOf: today };

const problemsOf = (...rates: unknown[]) =>
  currencyTableFields(today)
    .safeParse({ rates })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('what staff set', () => {
  it('is taken with the version that they saw, and nothing besides', () => {
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

  it('is of a day that has come', () => {
    expect(problemsOf({ ...euro, asOf: addDays(today, 1) })).toEqual([
      ['rates.0.asOf', 'rate-in-future'],
    ]);
    expect(problemsOf({ ...euro, asOf: 'today' })).toContainEqual([
      'rates.0.asOf',
      'civil-date-invalid',
    ]);
  });

  it('has each currency once, and not too many', () => {
    expect(problemsOf(euro, rupiah, { ...euro, perUsd: 1 })).toEqual([
      ['rates.2.code', 'currency-twice'],
    ]);
    const many = currencyCodes
      .slice(0, rateLimits.currencies + 1)
      .map((code) => ({ ...euro, code }));
    expect(problemsOf(...many.slice(1))).toBeUndefined();
    expect(problemsOf(...many)?.[0]?.[0]).toBe('rates');
  });

  it('has a version: the moment it was set, or none', () => {
    expect(currenciesVersion({ toDate: () => new Date(5) })).toBe(5);
    expect(currenciesVersion('yesterday')).toBeNull();
  });
});

describe('what is stored', () => {
  it('is read as far as it can be: a bad rate takes no other with it', () => {
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

  it('is shown for a bounded time', () => {
    const last = addDays(euro.asOf, rateLimits.shownDays);
    expect(isOldRate(euro, last)).toBe(false);
    expect(isOldRate(euro, addDays(last, 1))).toBe(true);
    // A visitor's clock may be late.
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
