import { answerAskedAnswerSchema } from '@selasar/domain';
import type { AnswerAskedAnswer, AnswerAskedInput } from '@selasar/domain';
import { callable } from '../core/call.ts';

/** Staff accept or decline what a guest asks for. */
export const answerAsked: (input: AnswerAskedInput) => Promise<AnswerAskedAnswer> = callable(
  'answerAsked',
  answerAskedAnswerSchema,
);
