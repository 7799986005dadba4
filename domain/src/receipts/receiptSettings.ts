import { z } from 'zod';
import { limits } from '../core/limits.ts';
import { problem } from '../core/problem.ts';
import type { ProblemCode } from '../core/problemMessages.ts';
import { instantSchema } from '../core/schemas.ts';
import { lineSchema, linesSchema } from '../core/text.ts';
import { requestNameSchema } from '../requests/requestName.ts';

export const taxSchema = z.object({
  name: lineSchema().min(1, problem('field-missing')).max(limits.taxName),
  percent: z
    .number('number-missing' satisfies ProblemCode)
    .min(0)
    .max(limits.taxPercent),
});
export type Tax = z.infer<typeof taxSchema>;

/** Without them no receipts can be issued. */
export const receiptSettingsSchema = z.object({
  /** Legal name, company number, tax number: as they are printed. */
  registration: linesSchema().min(1, problem('field-missing')).max(limits.registration),
  /** Prices include them. */
  taxes: z.array(taxSchema).max(limits.taxes),
});
export type ReceiptSettings = z.infer<typeof receiptSettingsSchema>;

export const receiptSettingsVersion = (updatedAt: unknown): number | null =>
  instantSchema.safeParse(updatedAt).data?.getTime() ?? null;

const numberSchema = z.object({ number: z.string() });

export const receiptOperations = {
  /** Sent again, it returns the same receipt. */
  issueReceipt: { input: requestNameSchema, answer: numberSchema },
  /** Cancels a receipt; returns the credit note's number. Sent again, it returns the same one. */
  creditReceipt: {
    input: requestNameSchema.extend({ number: z.string().regex(/^\d{4}-\d{4,6}$/) }),
    answer: numberSchema,
  },
  setReceiptSettings: {
    input: receiptSettingsSchema.extend({
      /** `updatedAt` of the version that they saw, in milliseconds; null if there were none. */
      seen: z.number().int().nullable(),
    }),
    answer: z.object({}),
  },
} as const;
type Operations = typeof receiptOperations;
export type IssueReceiptAnswer = z.infer<Operations['issueReceipt']['answer']>;
export type CreditReceiptAnswer = z.infer<Operations['creditReceipt']['answer']>;
export type SetReceiptSettingsAnswer = z.infer<Operations['setReceiptSettings']['answer']>;
