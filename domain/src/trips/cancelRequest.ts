import { z } from 'zod';
import { ownRequestSchema } from './request.ts';

/**
 * The callable `cancelRequest`: a guest cancels a booking or a transfer. If that is not free, it sends a request to
 * staff instead. A request that is already cancelled gets the answer 'cancelled'.
 */
export const cancelRequestInputSchema = ownRequestSchema;
export type CancelRequestInput = z.infer<typeof cancelRequestInputSchema>;

export const cancelRequestAnswerSchema = z.object({
  outcome: z.enum(['cancelled', 'requested']),
  /** For 'requested': US dollars that the guest loses, if known. */
  lost: z.number().optional(),
});
export type CancelRequestAnswer = z.infer<typeof cancelRequestAnswerSchema>;
