import { z } from 'zod';
import { bookingStatusSchema } from '../bookings/bookingStatus.ts';
import { transferStatusSchema } from '../transfers/transferStatus.ts';
import { callErrorSchema } from '../../core/callError.ts';
import { undoChangeInputSchema } from './undoChange.ts';

export const mostAtOnce = 50;

const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).max(mostAtOnce);

const statusChangeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('bookings'),
    id: z.uuid(),
    from: bookingStatusSchema,
    to: bookingStatusSchema,
  }),
  z.object({
    kind: z.literal('transfers'),
    id: z.uuid(),
    from: transferStatusSchema,
    to: transferStatusSchema,
  }),
]);
export type StatusChange = z.infer<typeof statusChangeSchema>;

/** Changes each request independently. Sent again, it returns the answer of the first call. */
export const setStatusesInputSchema = z.object({ changes: listOf(statusChangeSchema) });
export type SetStatusesInput = z.infer<typeof setStatusesInputSchema>;

export const setStatusesAnswerSchema = z.object({
  results: z.array(
    z.union([
      z.object({ id: z.string(), eventId: z.string() }),
      z.object({ id: z.string(), refusal: callErrorSchema }),
    ]),
  ),
});
export type SetStatusesAnswer = z.infer<typeof setStatusesAnswerSchema>;

/** Undoes changes that its caller made, each independently. */
export const undoStatusesInputSchema = z.object({ changes: listOf(undoChangeInputSchema) });
export type UndoStatusesInput = z.infer<typeof undoStatusesInputSchema>;

export const undoStatusesAnswerSchema = z.object({
  results: z.array(
    z.union([
      z.object({ id: z.string(), status: z.string() }),
      z.object({ id: z.string(), refusal: callErrorSchema }),
    ]),
  ),
});
export type UndoStatusesAnswer = z.infer<typeof undoStatusesAnswerSchema>;
