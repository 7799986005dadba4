import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { problem } from '../../core/problem.ts';
import { lineSchema } from '../../core/text.ts';
import { usdSchema } from '../../core/usd.ts';
import { requestNameSchema } from '../requestName.ts';
import { seenSchema } from './seen.ts';

const reasonSchema = lineSchema().max(limits.reason);

export const priceFields = z.object({
  total: usdSchema(),
  reason: reasonSchema.min(1, problem('reason-missing')),
});
export type PriceForm = z.infer<typeof priceFields>;

/** A total of null restores the computed price, which needs no reason. */
export const setPriceInputSchema = requestNameSchema
  .extend({ seen: seenSchema, total: usdSchema().nullable(), reason: reasonSchema.default('') })
  .refine(({ total, reason }) => total === null || reason !== '', {
    path: ['reason'],
    ...problem('reason-missing'),
  });
export type SetPriceInput = z.input<typeof setPriceInputSchema>;

export const setPriceAnswerSchema = z.object({
  /** US dollars. */
  total: z.number(),
});
export type SetPriceAnswer = z.infer<typeof setPriceAnswerSchema>;
