import type { AssignCrewAnswer, AssignCrewInput } from '@selasar/domain';
import { doc, getDoc } from 'firebase/firestore/lite';
import { staffApi } from '../api.ts';
import { firestore } from '../firebase/lite.ts';
import { confirmDone } from '../firebase/live/confirmOutcome.ts';

const call: (input: AssignCrewInput) => Promise<AssignCrewAnswer> = staffApi.assignCrew;

/** Assigns a driver or guide to a tour or transfer. Resolves to false if the server did not apply it. */
export const assignCrew = (input: AssignCrewInput, onUnsure: () => void): Promise<boolean> =>
  confirmDone({
    act: () => call(input),
    readBack: async () => {
      const stored = await getDoc(doc(await firestore(), input.kind, input.id));
      return (stored.get(`${input.role}Id`) ?? null) === input.crewId;
    },
    onUnsure,
  });
