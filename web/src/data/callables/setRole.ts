import { setRoleAnswerSchema } from '@selasar/domain';
import type { SetRoleAnswer, SetRoleInput } from '@selasar/domain';
import { doc, getDoc } from 'firebase/firestore/lite';
import { firestore } from '../lite.ts';
import { surely } from '../surely.ts';
import { callable } from './call.ts';

const call: (input: SetRoleInput) => Promise<SetRoleAnswer> = callable(
  'setRole',
  setRoleAnswerSchema,
);

/** Gives a person a role, or takes it away; for admins. Answers false when the server has it otherwise. */
export async function setRole(input: SetRoleInput, onUnsure: () => void): Promise<boolean> {
  const outcome = await surely({
    act: () => call(input),
    look: async () => {
      const profile = await getDoc(doc(await firestore(), 'users', input.uid));
      return profile.get('role') === input.role;
    },
    onUnsure,
  });
  return 'answer' in outcome || outcome.found;
}
