import { z } from 'zod';

/**
 * How long the undo button of a change of status is shown, and how long the guest's mail waits: a little longer, so
 * that a click in the last second counts. In a bulk change the first mail waits for the last change.
 */
export const undo = { offeredMs: 10_000, mailWaitsMs: 14_000, manyWaitMs: 30_000 };

/** The callable `undoStatus` undoes a change that its caller made, while the guest's mail still waits. */
export const undoStatusInputSchema = z.object({
  kind: z.enum(['bookings', 'transfers']),
  id: z.uuid(),
  /** From the answer to the change. */
  eventId: z.string().regex(/^[A-Za-z0-9]{1,40}$/),
});
export type UndoStatusInput = z.infer<typeof undoStatusInputSchema>;

/** The restored status of the booking or transfer. */
export const undoStatusAnswerSchema = z.object({ id: z.string(), status: z.string() });
export type UndoStatusAnswer = z.infer<typeof undoStatusAnswerSchema>;
