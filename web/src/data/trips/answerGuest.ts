import type { AnswerGuestAnswer, AnswerGuestInput } from '@selasar/domain';
import { staff } from '../api.ts';

/** Staff write to a guest about a booking or a transfer. */
export const answerGuest: (input: AnswerGuestInput) => Promise<AnswerGuestAnswer> =
  staff.answerGuest;
