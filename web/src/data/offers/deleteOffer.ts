import type { OfferCollection } from '@selasar/domain';
import { deleteDoc, doc, getDoc } from 'firebase/firestore/lite';
import { firestore } from '../firebase/lite.ts';
import { confirmDone } from '../firebase/live/confirmOutcome.ts';

/** Resolves to false if the server still has it. */
export async function deleteOffer(
  collection: OfferCollection,
  slug: string,
  onUnsure: () => void,
): Promise<boolean> {
  const reference = doc(await firestore(), collection, slug);
  return await confirmDone({
    act: () => deleteDoc(reference),
    readBack: async () => !(await getDoc(reference)).exists(),
    onUnsure,
  });
}
