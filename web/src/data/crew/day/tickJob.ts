import type { TickJobAnswer, TickJobInput } from '@selasar/domain';
import { doc, getDoc } from 'firebase/firestore/lite';
import { staffApi } from '../../api.ts';
import { firestore } from '../../firebase/lite.ts';
import { confirmDone } from '../../firebase/live/confirmOutcome.ts';

const call: (input: TickJobInput) => Promise<TickJobAnswer> = staffApi.tickJob;

/** Sets the outcome of a job. Resolves to false if the server did not apply it. */
export const tickJob = (input: TickJobInput, onUnsure: () => void): Promise<boolean> =>
  confirmDone({
    act: () => call(input),
    readBack: async () => {
      const found = await getDoc(doc(await firestore(), input.kind, input.id));
      return ((found.get(`ticks.${input.part}.what`) as unknown) ?? null) === input.what;
    },
    onUnsure,
  });
