import { z } from 'zod';
import { requestNameSchema } from './request.ts';

/** The callable `resolveChangeRequest`: staff accept or decline what a guest asks for, given the wish that they saw. */
export const resolveChangeRequestInputSchema = requestNameSchema.extend({
  /** The `at` of what was asked, in milliseconds: it may have been withdrawn, or replaced. */
  requestedAt: z.number().int(),
  accept: z.boolean(),
});
export type ResolveChangeRequestInput = z.infer<typeof resolveChangeRequestInputSchema>;

export const resolveChangeRequestAnswerSchema = z.object({
  /** The status that the booking or transfer has now. */
  status: z.string(),
});
export type ResolveChangeRequestAnswer = z.infer<typeof resolveChangeRequestAnswerSchema>;
