import { z } from 'zod';
import { instantSchema } from '../core/instant.ts';
import { transferTermsFields } from './terms.ts';

/**
 * The callable `setTransferTerms`, for staff: those of the terms that they changed, and which version they saw.
 * Where another has been stored since, nothing is written.
 */
export const setTransferTermsInputSchema = z.object({
  /** `updatedAt` of what they saw, in milliseconds; null where nothing was set. */
  seen: z.number().int().nullable(),
  changes: transferTermsFields.partial(),
});
export type SetTransferTermsInput = z.infer<typeof setTransferTermsInputSchema>;

export const setTransferTermsAnswerSchema = z.object({
  /** Names of the fields that were written. */
  changed: z.array(z.string()),
});
export type SetTransferTermsAnswer = z.infer<typeof setTransferTermsAnswerSchema>;

/** When the stored terms were set, as far as that can be read. */
export const termsVersion = (updatedAt: unknown): number | null =>
  instantSchema.safeParse(updatedAt).data?.getTime() ?? null;
