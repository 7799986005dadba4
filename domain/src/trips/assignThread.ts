import { z } from 'zod';
import { colleagueSchema } from '../core/colleague.ts';
import { uidSchema } from '../core/documentId.ts';
import { requestNameSchema } from '../requests/requestName.ts';

/** null is nobody. `seen` is the one that the caller saw: of two calls at once one wins. */
export const assignThreadInputSchema = requestNameSchema.extend({
  assignee: uidSchema.nullable(),
  seen: uidSchema.nullable(),
});
export type AssignThreadInput = z.infer<typeof assignThreadInputSchema>;

export const assignThreadAnswerSchema = z.object({ assignee: colleagueSchema.nullable() });
export type AssignThreadAnswer = z.infer<typeof assignThreadAnswerSchema>;
