import { refuseRegistrationAnswerSchema } from '@selasar/domain';
import type { RefuseRegistrationAnswer, RefuseRegistrationInput } from '@selasar/domain';
import { doc, getDoc } from 'firebase/firestore/lite';
import { firestore } from '../lite.ts';
import { surely } from '../surely.ts';
import { callable } from './call.ts';

const call: (input: RefuseRegistrationInput) => Promise<RefuseRegistrationAnswer> = callable(
  'refuseRegistration',
  refuseRegistrationAnswerSchema,
);

/** Deletes the account of somebody who waits for approval; for admins. Answers false when the server has it still. */
export async function refuseRegistration(
  input: RefuseRegistrationInput,
  onUnsure: () => void,
): Promise<boolean> {
  const outcome = await surely({
    act: () => call(input),
    look: async () => !(await getDoc(doc(await firestore(), 'users', input.uid))).exists(),
    onUnsure,
  });
  return 'answer' in outcome || outcome.found;
}
