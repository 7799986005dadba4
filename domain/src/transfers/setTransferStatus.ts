import { z } from 'zod';
import { transferStatusSchema } from './transferStatus.ts';

/** The callable `setTransferStatus`: `from` is the status that the staff member saw. */
export const setTransferStatusInputSchema = z.object({
  transferId: z.uuid(),
  from: transferStatusSchema,
  to: transferStatusSchema,
});
export type SetTransferStatusInput = z.infer<typeof setTransferStatusInputSchema>;

export const setTransferStatusAnswerSchema = z.object({
  transferId: z.string(),
  status: transferStatusSchema,
  /** Id of the change, for `undoChange`. */
  eventId: z.string(),
});
export type SetTransferStatusAnswer = z.infer<typeof setTransferStatusAnswerSchema>;
