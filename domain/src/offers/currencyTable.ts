import { z } from 'zod';
import { civilDateSchema, instantSchema } from '../core/schemas.ts';
import type { CivilDate } from '../core/dates.ts';
import { rateLimits } from '../core/limits.ts';
import { problem } from '../core/problem.ts';

/** By ISO 4217: the currencies of the countries that guests come from. */
export const currencyCodes = [
  'AED',
  'ARS',
  'AUD',
  'BRL',
  'CAD',
  'CHF',
  'CNY',
  'CZK',
  'DKK',
  'EUR',
  'GBP',
  'HKD',
  'HUF',
  'IDR',
  'ILS',
  'INR',
  'JPY',
  'KRW',
  'KWD',
  'KZT',
  'MXN',
  'MYR',
  'NOK',
  'NZD',
  'PHP',
  'PLN',
  'QAR',
  'RUB',
  'SAR',
  'SEK',
  'SGD',
  'THB',
  'TRY',
  'TWD',
  'UAH',
  'VND',
  'ZAR',
] as const;
export type CurrencyCode = (typeof currencyCodes)[number];

const rateSchema = z.object({
  code: z.enum(currencyCodes, problem('currency-missing')),
  perUsd: z
    .number(problem('rate-invalid'))
    .min(rateLimits.min, problem('rate-invalid'))
    .max(rateLimits.max, problem('rate-invalid')),
  /** A day in Bali. */
  asOf: civilDateSchema,
});
export type ExchangeRate = z.infer<typeof rateSchema>;

/** `today` is Bali's. */
export const currencyTableFields = (today: CivilDate) =>
  z.object({
    rates: z
      .array(
        rateSchema.refine(({ asOf }) => asOf <= today, {
          ...problem('rate-in-future', { today }),
          path: ['asOf'],
        }),
      )
      .max(rateLimits.currencies)
      .superRefine((rates, context) => {
        for (const [index, { code }] of rates.entries()) {
          if (rates.findIndex((other) => other.code === code) === index) continue;
          context.addIssue({ code: 'custom', ...problem('currency-twice'), path: [index, 'code'] });
        }
      }),
  });
export type CurrencyTable = z.infer<ReturnType<typeof currencyTableFields>>;

export const setCurrenciesInputSchema = (today: CivilDate) =>
  currencyTableFields(today).extend({
    /** `updatedAt` of the version that they saw, in milliseconds; null if there was no table. */
    seen: z.number().int().nullable(),
  });
export type SetCurrenciesInput = z.infer<ReturnType<typeof setCurrenciesInputSchema>>;

/** Accepts a rate of any age: the handler checks the age against the day of the call. */
const anyDay = '9999-12-31';

export const currencyOperations = {
  setCurrencies: {
    input: /* @__PURE__ */ setCurrenciesInputSchema(anyDay),
    answer: z.object({}),
  },
} as const;
export type SetCurrenciesAnswer = z.infer<(typeof currencyOperations)['setCurrencies']['answer']>;

export const currenciesVersion = (updatedAt: unknown): number | null =>
  instantSchema.safeParse(updatedAt).data?.getTime() ?? null;

export function readRates(data: unknown): { rates: ExchangeRate[]; unreadable: number } {
  const stored: unknown = typeof data === 'object' && data !== null && Reflect.get(data, 'rates');
  const rows: readonly unknown[] = Array.isArray(stored) ? stored : stored ? [stored] : [];
  const rates: ExchangeRate[] = [];
  for (const row of rows) {
    const rate = rateSchema.safeParse(row).data;
    if (rate && rates.every(({ code }) => code !== rate.code)) rates.push(rate);
  }
  return { rates, unreadable: rows.length - rates.length };
}
