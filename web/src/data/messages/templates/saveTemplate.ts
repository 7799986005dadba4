import { collections, pathOf, standardTemplates } from '@selasar/domain';
import type { SaveTemplateAnswer, SaveTemplateInput } from '@selasar/domain';
import { doc, getDoc } from 'firebase/firestore/lite';
import { staffApi } from '../../api.ts';
import { firestore } from '../../firebase/lite.ts';
import { confirmDone } from '../../firebase/live/confirmOutcome.ts';

const call: (input: SaveTemplateInput) => Promise<SaveTemplateAnswer> = staffApi.saveTemplate;

/** Saves the guest message template of a situation. Resolves to false if the server did not apply it. */
export const saveTemplate = (input: SaveTemplateInput, onUnsure: () => void): Promise<boolean> =>
  confirmDone({
    act: () => call(input),
    readBack: async () => {
      const reference = doc(await firestore(), pathOf(collections.templates, input.situation));
      const text: unknown = (await getDoc(reference)).get('text');
      return (text ?? standardTemplates[input.situation]) === input.text;
    },
    onUnsure,
  });
