import { documents } from '@selasar/domain';
import type { SetCurrenciesAnswer, SetCurrenciesInput } from '@selasar/domain';
import { doc, getDoc } from 'firebase/firestore/lite';
import { staffApi } from '../../api.ts';
import { firestore } from '../../firebase/lite.ts';
import { confirmDone } from '../../firebase/live/confirmOutcome.ts';
import { changedFields } from '../changes.ts';

const call: (input: SetCurrenciesInput) => Promise<SetCurrenciesAnswer> = staffApi.setCurrencies;

/** Saves the table of currencies. Resolves to false if the server did not apply it. */
export const setCurrencies = (input: SetCurrenciesInput, onUnsure: () => void): Promise<boolean> =>
  confirmDone({
    act: () => call(input),
    readBack: async () => {
      const stored = (await getDoc(doc(await firestore(), documents.currencies))).data();
      return changedFields(stored ?? {}, { rates: input.rates }).length === 0;
    },
    onUnsure,
  });
