import { answerGuestAnswerSchema } from '@selasar/domain';
import type { AnswerGuestAnswer, AnswerGuestInput } from '@selasar/domain';
import { callable } from '../core/call.ts';

/** Staff write to a guest about a booking or a transfer. */
export const answerGuest: (input: AnswerGuestInput) => Promise<AnswerGuestAnswer> = callable(
  'answerGuest',
  answerGuestAnswerSchema,
);
