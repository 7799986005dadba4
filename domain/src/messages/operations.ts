import { z } from 'zod';
import { documentIdSchema, requestSchema } from '../core/ids.ts';
import { contactFormSchema, threadTextSchema } from './message.ts';

export const contactOperations = {
  submitMessage: {
    input: contactFormSchema.extend(requestSchema.shape),
    answer: z.object({ messageId: z.string() }),
    alone: true,
  },
} as const;
type Submit = (typeof contactOperations)['submitMessage'];
export type SubmitMessageInput = z.infer<Submit['input']>;
export type SubmitMessageAnswer = z.infer<Submit['answer']>;

export const messageOperations = {
  answerMessage: {
    input: z.object({
      id: documentIdSchema,
      /** Created once per answer: the same answer sent twice is mailed once. */
      answerId: z.uuid(),
      text: threadTextSchema,
      /** How many answers the author saw: of two answers at once the second is refused. */
      seen: z.number().int().min(0),
    }),
    answer: z.object({ answerId: z.string() }),
  },
} as const;
type Answer = (typeof messageOperations)['answerMessage'];
export type AnswerMessageInput = z.infer<Answer['input']>;
export type AnswerMessageAnswer = z.infer<Answer['answer']>;
