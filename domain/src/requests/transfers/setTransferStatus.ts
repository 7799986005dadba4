import { z } from 'zod';
import { transferStatusSchema } from './transferStatus.ts';

export const setTransferStatusInputSchema = z.object({
  transferId: z.uuid(),
  from: transferStatusSchema,
  to: transferStatusSchema,
});
export type SetTransferStatusInput = z.infer<typeof setTransferStatusInputSchema>;

export const setTransferStatusAnswerSchema = z.object({
  transferId: z.string(),
  status: transferStatusSchema,
  eventId: z.string(),
});
export type SetTransferStatusAnswer = z.infer<typeof setTransferStatusAnswerSchema>;
