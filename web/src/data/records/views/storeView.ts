import { deleteField, doc, getDoc, setDoc } from 'firebase/firestore/lite';
import { firestore } from '../../firebase/lite.ts';
import { confirmDone } from '../../firebase/live/confirmOutcome.ts';
import { ownViews } from './ownViews.ts';
import type { SavedView } from './savedView.ts';

/**
 * Stores one view and leaves the others unchanged: another device may be saving one too. Resolves to false if the
 * server did not apply it.
 */
export async function storeView(
  uid: string,
  { id, ...view }: SavedView,
  onUnsure: () => void,
): Promise<boolean> {
  const reference = doc(await firestore(), ownViews(uid));
  return await confirmDone({
    act: () => setDoc(reference, { items: { [id]: view } }, { merge: true }),
    readBack: async () => {
      const stored: unknown = (await getDoc(reference)).get(`items.${id}.query`);
      return stored === view.query;
    },
    onUnsure,
  });
}

/** Deletes a view in the same way. */
export async function deleteView(uid: string, id: string, onUnsure: () => void): Promise<boolean> {
  const reference = doc(await firestore(), ownViews(uid));
  return await confirmDone({
    act: () => setDoc(reference, { items: { [id]: deleteField() } }, { merge: true }),
    readBack: async () => (await getDoc(reference)).get(`items.${id}`) === undefined,
    onUnsure,
  });
}
