import { z } from 'zod';
import { ownRequestSchema } from '../requests/requestName.ts';

/** If not free, it asks staff. A request that is already cancelled gets the answer 'cancelled'. */
export const cancelRequestInputSchema = ownRequestSchema;
export type CancelRequestInput = z.infer<typeof cancelRequestInputSchema>;

export const cancelRequestAnswerSchema = z.object({
  outcome: z.enum(['cancelled', 'requested']),
  /** For 'requested': US dollars that the guest loses, if known. */
  lost: z.number().optional(),
});
export type CancelRequestAnswer = z.infer<typeof cancelRequestAnswerSchema>;
