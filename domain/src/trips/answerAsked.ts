import { z } from 'zod';
import { requestNameSchema } from './request.ts';

/** The callable `answerAsked`: staff accept or decline what a guest asks for, given the wish that they saw. */
export const answerAskedInputSchema = requestNameSchema.extend({
  /** The `at` of what was asked, in milliseconds: it may have been withdrawn, or replaced. */
  askedAt: z.number().int(),
  accept: z.boolean(),
});
export type AnswerAskedInput = z.infer<typeof answerAskedInputSchema>;

export const answerAskedAnswerSchema = z.object({
  /** The status that the booking or transfer has now. */
  status: z.string(),
});
export type AnswerAskedAnswer = z.infer<typeof answerAskedAnswerSchema>;
