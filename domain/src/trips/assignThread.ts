import { z } from 'zod';
import { colleagueSchema } from '../people/colleague.ts';
import { uidSchema } from '../people/setRole.ts';
import { requestNameSchema } from './request.ts';

/**
 * The callable `assignThread`, for staff: sets which member of staff answers the guest of a booking or a transfer; null
 * is nobody. `seen` is the one that the caller saw: of two calls at once one wins, and the other is refused with the
 * name of the winner.
 */
export const assignThreadInputSchema = requestNameSchema.extend({
  assignee: uidSchema.nullable(),
  seen: uidSchema.nullable(),
});
export type AssignThreadInput = z.infer<typeof assignThreadInputSchema>;

export const assignThreadAnswerSchema = z.object({ assignee: colleagueSchema.nullable() });
export type AssignThreadAnswer = z.infer<typeof assignThreadAnswerSchema>;
