import { z } from 'zod';

/**
 * The guest's mail waits a little longer than the undo button is shown, so that a click in the last second counts. In a
 * bulk change the first mail waits for the last change.
 */
export const undo = { offeredMs: 10_000, mailWaitsMs: 14_000, manyWaitMs: 30_000 };

export const undoChangeInputSchema = z.object({
  kind: z.enum(['bookings', 'transfers']),
  id: z.uuid(),
  /** From the answer to the change, or from the history. */
  eventId: z.string().regex(/^[A-Za-z0-9]{1,40}$/),
});
export type UndoChangeInput = z.infer<typeof undoChangeInputSchema>;

export const undoChangeAnswerSchema = z.object({ id: z.string(), status: z.string() });
export type UndoChangeAnswer = z.infer<typeof undoChangeAnswerSchema>;
