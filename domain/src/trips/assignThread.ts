import { z } from 'zod';
import { colleagueSchema } from '../people/colleague.ts';
import { requestNameSchema } from './request.ts';

const uidSchema = z.string().min(1).max(128).nullable();

/**
 * The callable `assignThread`, for staff: sets which member of staff answers the guest of a booking or a transfer; null
 * is nobody. `seen` is the one that the caller saw: of two calls at once one wins, and the other is refused with the
 * name of the winner.
 */
export const assignThreadInputSchema = requestNameSchema.extend({
  assignee: uidSchema,
  seen: uidSchema,
});
export type AssignThreadInput = z.infer<typeof assignThreadInputSchema>;

export const assignThreadAnswerSchema = z.object({ assignee: colleagueSchema.nullable() });
export type AssignThreadAnswer = z.infer<typeof assignThreadAnswerSchema>;
