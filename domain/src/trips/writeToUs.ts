import { z } from 'zod';
import { ownRequestSchema } from '../requests/requestName.ts';
import { threadTextSchema } from '../messages/threadText.ts';

export const writeToUsInputSchema = ownRequestSchema.extend({
  /** Created once per message: the same message sent twice is stored once. */
  messageId: z.uuid(),
  text: threadTextSchema,
});
export type WriteToUsInput = z.infer<typeof writeToUsInputSchema>;

export const writeToUsAnswerSchema = z.object({ messageId: z.string() });
export type WriteToUsAnswer = z.infer<typeof writeToUsAnswerSchema>;
