import { z } from 'zod';
import { instantSchema } from '../core/instant.ts';
import { transferTermsFields } from './terms.ts';

/**
 * The callable `setTransferTerms`, for staff: the terms that they changed, and the version that they saw. If another
 * version has been stored since, nothing is written.
 */
export const setTransferTermsInputSchema = z.object({
  /** `updatedAt` of the version that they saw, in milliseconds; null if no terms were stored. */
  seen: z.number().int().nullable(),
  changes: transferTermsFields.partial(),
});
export type SetTransferTermsInput = z.infer<typeof setTransferTermsInputSchema>;

export const setTransferTermsAnswerSchema = z.object({
  /** Names of the written fields. */
  changed: z.array(z.string()),
});
export type SetTransferTermsAnswer = z.infer<typeof setTransferTermsAnswerSchema>;

/** The version of the stored terms; null if it cannot be read. */
export const termsVersion = (updatedAt: unknown): number | null =>
  instantSchema.safeParse(updatedAt).data?.getTime() ?? null;
