import { z } from 'zod';
import { ownRequestSchema } from './request.ts';

/**
 * The callable `cancelRequest`: a guest cancels a booking or a transfer. Where that is not free, staff are asked instead.
 * What is cancelled already is answered as cancelled.
 */
export const cancelRequestInputSchema = ownRequestSchema;
export type CancelRequestInput = z.infer<typeof cancelRequestInputSchema>;

export const cancelRequestAnswerSchema = z.object({
  outcome: z.enum(['cancelled', 'requested']),
  /** For 'requested': US dollars that are lost, as far as that is known. */
  lost: z.number().optional(),
});
export type CancelRequestAnswer = z.infer<typeof cancelRequestAnswerSchema>;
