import { z } from 'zod';

/**
 * How long a change of status is offered to be undone, and how long the guest's mail of it waits: a little longer, so
 * that a click in the last second counts. Of many that are changed together the first waits for the last.
 */
export const undo = { offeredMs: 10_000, mailWaitsMs: 14_000, manyWaitMs: 30_000 };

/** The callable `undoStatus` takes back a change that its caller made, while the guest's mail of it waits. */
export const undoStatusInputSchema = z.object({
  kind: z.enum(['bookings', 'transfers']),
  id: z.uuid(),
  /** What the change's own answer said. */
  eventId: z.string().regex(/^[A-Za-z0-9]{1,40}$/),
});
export type UndoStatusInput = z.infer<typeof undoStatusInputSchema>;

/** The status that the booking or transfer has again. */
export const undoStatusAnswerSchema = z.object({ id: z.string(), status: z.string() });
export type UndoStatusAnswer = z.infer<typeof undoStatusAnswerSchema>;
