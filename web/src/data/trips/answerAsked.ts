import type { AnswerAskedAnswer, AnswerAskedInput } from '@selasar/domain';
import { staff } from '../api.ts';

/** Staff accept or decline what a guest asks for. */
export const answerAsked: (input: AnswerAskedInput) => Promise<AnswerAskedAnswer> =
  staff.answerAsked;
