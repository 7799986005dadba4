import { z } from 'zod';
import { instantSchema } from '../../core/instant.ts';
import { transferTermsFields } from './terms.ts';

/** If another version has been stored since, nothing is written. */
export const setTransferTermsInputSchema = z.object({
  /** `updatedAt` of the version that they saw, in milliseconds; null if no terms were stored. */
  seen: z.number().int().nullable(),
  changes: transferTermsFields.partial(),
});
export type SetTransferTermsInput = z.infer<typeof setTransferTermsInputSchema>;

export const setTransferTermsAnswerSchema = z.object({
  changed: z.array(z.string()),
});
export type SetTransferTermsAnswer = z.infer<typeof setTransferTermsAnswerSchema>;

export const termsVersion = (updatedAt: unknown): number | null =>
  instantSchema.safeParse(updatedAt).data?.getTime() ?? null;
