import { deleteField, doc, getDoc, setDoc } from 'firebase/firestore/lite';
import { firestore } from '../../firebase/lite.ts';
import { confirmDone } from '../../firebase/live/confirmOutcome.ts';
import { ownViews } from './ownViews.ts';
import type { SavedView } from './savedView.ts';

/**
 * Stores one view, and leaves the others as they are: another device may be saving one too. Answers false when the
 * server has it otherwise.
 */
export async function storeView(
  uid: string,
  { id, ...view }: SavedView,
  onUnsure: () => void,
): Promise<boolean> {
  const reference = doc(await firestore(), ownViews(uid));
  return await confirmDone({
    act: () => setDoc(reference, { items: { [id]: view } }, { merge: true }),
    look: async () => {
      const stored: unknown = (await getDoc(reference)).get(`items.${id}.query`);
      return stored === view.query;
    },
    onUnsure,
  });
}

/** The same for one that is not wanted any more. */
export async function deleteView(uid: string, id: string, onUnsure: () => void): Promise<boolean> {
  const reference = doc(await firestore(), ownViews(uid));
  return await confirmDone({
    act: () => setDoc(reference, { items: { [id]: deleteField() } }, { merge: true }),
    look: async () => (await getDoc(reference)).get(`items.${id}`) === undefined,
    onUnsure,
  });
}
