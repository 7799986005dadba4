import { z } from 'zod';
import { documentIdSchema } from '../core/documentId.ts';
import { threadTextSchema } from './threadText.ts';

export const answerMessageInputSchema = z.object({
  id: documentIdSchema,
  /** Created once per answer: the same answer sent twice is mailed once. */
  answerId: z.uuid(),
  text: threadTextSchema,
  /** How many answers the author saw: of two answers at once the second is refused. */
  seen: z.number().int().min(0),
});
export type AnswerMessageInput = z.infer<typeof answerMessageInputSchema>;

export const answerMessageAnswerSchema = z.object({ answerId: z.string() });
export type AnswerMessageAnswer = z.infer<typeof answerMessageAnswerSchema>;
