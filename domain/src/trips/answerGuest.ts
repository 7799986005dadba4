import { z } from 'zod';
import { linesSchema } from '../core/text.ts';
import { requestNameSchema } from '../requests/requestName.ts';
import { threadLimits } from '../messages/threadText.ts';

export const answerGuestInputSchema = requestNameSchema.extend({
  /** Created once per message: the same message sent twice is stored once. */
  messageId: z.uuid(),
  /** '' means that no answer is needed: nothing is stored, and the answer is no longer due. */
  text: linesSchema().max(threadLimits.text),
});
export type AnswerGuestInput = z.infer<typeof answerGuestInputSchema>;

export const answerGuestAnswerSchema = z.object({ messageId: z.string() });
export type AnswerGuestAnswer = z.infer<typeof answerGuestAnswerSchema>;
