import type { OfferCollection } from '@selasar/domain';
import { doc, getDoc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { firestore } from '../firebase/lite.ts';
import { confirmDone } from '../firebase/live/confirmOutcome.ts';

/** Resolves to false if the server did not apply it, for any reason. */
export async function setFeatured(
  collection: OfferCollection,
  slug: string,
  featured: boolean,
  onUnsure: () => void,
): Promise<boolean> {
  const reference = doc(await firestore(), collection, slug);
  return await confirmDone({
    act: () => updateDoc(reference, { featured, updatedAt: serverTimestamp() }),
    readBack: async () => (await getDoc(reference)).get('featured') === featured,
    onUnsure,
  });
}
