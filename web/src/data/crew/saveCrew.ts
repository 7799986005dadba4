import { collections } from '@selasar/domain';
import type { SaveCrewAnswer, SaveCrewInput } from '@selasar/domain';
import { doc, getDoc } from 'firebase/firestore/lite';
import { staffApi } from '../api.ts';
import { firestore } from '../firebase/lite.ts';
import { confirmDone } from '../firebase/live/confirmOutcome.ts';

const call: (input: SaveCrewInput) => Promise<SaveCrewAnswer> = staffApi.saveCrew;

/** Saves a driver or guide. Resolves to false if the server did not apply it. */
export const saveCrew = (input: SaveCrewInput, onUnsure: () => void): Promise<boolean> =>
  confirmDone({
    act: () => call(input),
    readBack: async () => {
      const stored = await getDoc(doc(await firestore(), collections.crew, input.crewId));
      // Every save changes the version, so a version other than the one seen means that a save was applied.
      return stored.exists() && stored.get('updatedAt')?.toMillis() !== input.seen;
    },
    onUnsure,
  });
