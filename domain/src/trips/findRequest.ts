import { z } from 'zod';
import { requestKeySchema } from '../core/requestKey.ts';

/** Whether a request arrived whose answer was lost. */
export const findRequestInputSchema = z.object({
  kind: z.enum(['bookings', 'transfers', 'messages']),
  requestKey: requestKeySchema,
});
export type FindRequestInput = z.infer<typeof findRequestInputSchema>;

export const findRequestAnswerSchema = z.object({
  hasArrived: z.boolean(),
  tripKey: z.string().optional(),
});
