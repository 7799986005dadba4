import { submitMessageAnswerSchema } from '@selasar/domain';
import type { SubmitMessageAnswer, SubmitMessageInput } from '@selasar/domain';
import { callable } from '../core/call.ts';

/** Leaves a message with the staff. The same requestId sent again is the same message. */
export const submitMessage: (input: SubmitMessageInput) => Promise<SubmitMessageAnswer> = callable(
  'submitMessage',
  submitMessageAnswerSchema,
);
