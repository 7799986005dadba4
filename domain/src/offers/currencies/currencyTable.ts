import { z } from 'zod';
import { civilDateSchema } from '../../core/civilDateSchema.ts';
import type { CivilDate } from '../../core/dates.ts';
import { instantSchema } from '../../core/instant.ts';
import { rateLimits } from '../../core/limits.ts';
import { problem } from '../../core/problem.ts';
import { currencyCodes } from './currencyCode.ts';
import type { ExchangeRate } from './exchangeRate.ts';

const rateSchema = z.object({
  code: z.enum(currencyCodes, problem('currency-missing')),
  perUsd: z
    .number(problem('rate-invalid'))
    .min(rateLimits.min, problem('rate-invalid'))
    .max(rateLimits.max, problem('rate-invalid')),
  asOf: civilDateSchema,
});

/** The table as staff set it on a day in Bali: no rate has a future date, and no currency is in it twice. */
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

/** The callable `setCurrencies`, for staff: the whole table, and the version that they saw. */
export const setCurrenciesInputSchema = (today: CivilDate) =>
  currencyTableFields(today).extend({
    /** `updatedAt` of the version that they saw, in milliseconds; null if there was no table. */
    seen: z.number().int().nullable(),
  });
export type SetCurrenciesInput = z.infer<ReturnType<typeof setCurrenciesInputSchema>>;

export const setCurrenciesAnswerSchema = z.object({
  /** The currencies that were added, changed or removed. */
  changed: z.array(z.string()),
});
export type SetCurrenciesAnswer = z.infer<typeof setCurrenciesAnswerSchema>;

/** The version of the stored table; null if it cannot be read. */
export const currenciesVersion = (updatedAt: unknown): number | null =>
  instantSchema.safeParse(updatedAt).data?.getTime() ?? null;

/** The valid rates in the document's data, and the number of invalid ones. */
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
