import { refuseRegistrationAnswerSchema } from '@selasar/domain';
import type { RefuseRegistrationAnswer, RefuseRegistrationInput } from '@selasar/domain';
import { callable } from './call.ts';

/** Deletes the account of somebody who waits for approval; for admins. */
export const refuseRegistration: (
  input: RefuseRegistrationInput,
) => Promise<RefuseRegistrationAnswer> = callable(
  'refuseRegistration',
  refuseRegistrationAnswerSchema,
);
