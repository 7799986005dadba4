import { problem } from '@selasar/domain/core';
import { offerRulesSchema, periodSchema, periodText } from '@selasar/domain/pricing';
import { z } from 'zod';
import { checkNumber } from '../rules/typed.ts';

const percent = offerRulesSchema.shape.groups.unwrap().valueType;

/** `percent` is relative to the usual price of each villa. */
export const seasonFormSchema = z
  .object({ from: z.string(), to: z.string(), percent: z.string() })
  .superRefine((form, context) => {
    if (!periodSchema.safeParse(periodText(form)).success) {
      context.addIssue({
        code: 'custom',
        path: [form.from ? 'to' : 'from'],
        ...problem('period-invalid'),
      });
    }
    checkNumber(form.percent, percent, context, 'percent');
  });
export type SeasonForm = z.infer<typeof seasonFormSchema>;
export const emptySeason: SeasonForm = { from: '', to: '', percent: '' };
