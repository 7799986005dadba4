import { collections } from '@selasar/domain';
import type { RefuseRegistrationAnswer, RefuseRegistrationInput } from '@selasar/domain';
import { doc, getDoc } from 'firebase/firestore/lite';
import { adminApi } from '../api.ts';
import { firestore } from '../firebase/lite.ts';
import { confirmDone } from '../firebase/live/confirmOutcome.ts';

const call: (input: RefuseRegistrationInput) => Promise<RefuseRegistrationAnswer> =
  adminApi.refuseRegistration;

/** Deletes the account of a person who waits for approval; for admins. Resolves to false if the server still has it. */
export const refuseRegistration = (
  input: RefuseRegistrationInput,
  onUnsure: () => void,
): Promise<boolean> =>
  confirmDone({
    act: () => call(input),
    readBack: async () =>
      !(await getDoc(doc(await firestore(), collections.users, input.uid))).exists(),
    onUnsure,
  });
