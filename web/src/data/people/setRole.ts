import { collections } from '@selasar/domain';
import type { SetRoleAnswer, SetRoleInput } from '@selasar/domain';
import { doc, getDoc } from 'firebase/firestore/lite';
import { adminApi } from '../api.ts';
import { firestore } from '../firebase/lite.ts';
import { confirmDone } from '../firebase/live/confirmOutcome.ts';

const call: (input: SetRoleInput) => Promise<SetRoleAnswer> = adminApi.setRole;

/** Sets or removes the role of a person; for admins. Resolves to false if the server did not apply it. */
export const setRole = (input: SetRoleInput, onUnsure: () => void): Promise<boolean> =>
  confirmDone({
    act: () => call(input),
    readBack: async () => {
      const profile = await getDoc(doc(await firestore(), collections.users, input.uid));
      return profile.get('role') === input.role;
    },
    onUnsure,
  });
