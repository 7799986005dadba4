import { z } from 'zod';
import { requestNameSchema } from '../requests/requestName.ts';

export const resolveChangeRequestInputSchema = requestNameSchema.extend({
  /** The `at` of the change request, in milliseconds: it may have been withdrawn or replaced. */
  requestedAt: z.number().int(),
  accept: z.boolean(),
});
export type ResolveChangeRequestInput = z.infer<typeof resolveChangeRequestInputSchema>;

export const resolveChangeRequestAnswerSchema = z.object({
  status: z.string(),
});
export type ResolveChangeRequestAnswer = z.infer<typeof resolveChangeRequestAnswerSchema>;
