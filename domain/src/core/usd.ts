import { z } from 'zod';
import { limits } from './limits.ts';
import { toCents } from './money.ts';
import { problem } from './problem.ts';
import type { ProblemCode } from './problemMessages.ts';

/** US dollars; less than 0 for a refund. Never -0. */
export const usdSchema = (min = 0) =>
  z
    .number('number-missing' satisfies ProblemCode)
    .min(min)
    .max(limits.priceUsd)
    .overwrite((usd) => usd + 0)
    .refine((usd) => toCents(usd) === usd, problem('amount-in-cents'));
