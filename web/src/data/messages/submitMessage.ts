import type { SubmitMessageAnswer, SubmitMessageInput } from '@selasar/domain';
import { guest } from '../api.ts';

/** Leaves a message with the staff. The same requestId sent again is the same message. */
export const submitMessage: (input: SubmitMessageInput) => Promise<SubmitMessageAnswer> =
  guest.submitMessage;
