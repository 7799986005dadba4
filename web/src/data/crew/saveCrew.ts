import { collections } from '@selasar/domain';
import type { SaveCrewAnswer, SaveCrewInput } from '@selasar/domain';
import { doc, getDoc } from 'firebase/firestore/lite';
import { staffApi } from '../api.ts';
import { firestore } from '../firebase/lite.ts';
import { confirmDone } from '../firebase/live/confirmOutcome.ts';

const call: (input: SaveCrewInput) => Promise<SaveCrewAnswer> = staffApi.saveCrew;

/** Writes down a driver or guide. Answers false when the server has it otherwise. */
export const saveCrew = (input: SaveCrewInput, onUnsure: () => void): Promise<boolean> =>
  confirmDone({
    act: () => call(input),
    look: async () => {
      const stored = await getDoc(doc(await firestore(), collections.crew, input.crewId));
      // Whoever has changed it since has another version than this one began with.
      return stored.exists() && stored.get('updatedAt')?.toMillis() !== input.seen;
    },
    onUnsure,
  });
