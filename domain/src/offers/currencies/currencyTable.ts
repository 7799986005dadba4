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

export const setCurrenciesAnswerSchema = z.object({});
export type SetCurrenciesAnswer = z.infer<typeof setCurrenciesAnswerSchema>;

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
