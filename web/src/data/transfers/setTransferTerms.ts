import { documents } from '@selasar/domain';
import type { SetTransferTermsAnswer, SetTransferTermsInput } from '@selasar/domain';
import { doc, getDoc } from 'firebase/firestore/lite';
import { staffApi } from '../api.ts';
import { firestore } from '../firebase/lite.ts';
import { confirmDone } from '../firebase/live/confirmOutcome.ts';
import { changedFields } from '../offers/changes.ts';

const call: (input: SetTransferTermsInput) => Promise<SetTransferTermsAnswer> =
  staffApi.setTransferTerms;

/** Saves the transfer terms. Resolves to false if the server did not apply it. */
export const setTransferTerms = (
  input: SetTransferTermsInput,
  onUnsure: () => void,
): Promise<boolean> =>
  confirmDone({
    act: () => call(input),
    readBack: async () => {
      const stored = (await getDoc(doc(await firestore(), documents.transferTerms))).data();
      return changedFields(stored ?? {}, input.changes).length === 0;
    },
    onUnsure,
  });
