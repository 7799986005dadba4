import type { AssignThreadAnswer, AssignThreadInput } from '@selasar/domain';
import { doc, getDoc } from 'firebase/firestore/lite';
import { staffApi } from '../api.ts';
import { firestore } from '../firebase/lite.ts';
import { confirmDone } from '../firebase/live/confirmOutcome.ts';

const call: (input: AssignThreadInput) => Promise<AssignThreadAnswer> = staffApi.assignThread;

/** Assigns the conversation about a request to a colleague. Resolves to false if the server did not apply it. */
export const assignThread = (input: AssignThreadInput, onUnsure: () => void): Promise<boolean> =>
  confirmDone({
    act: () => call(input),
    readBack: async () => {
      const stored = await getDoc(doc(await firestore(), input.kind, input.id));
      return ((stored.get('assignee.uid') as unknown) ?? null) === input.assignee;
    },
    onUnsure,
  });
