import { doc, getDoc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { firestore } from '../core/lite.ts';
import { surelyDone } from '../live/surely.ts';
import type { OfferKind } from './kinds.ts';

/** Answers false when the server has it otherwise, for whatever reason. */
export async function setFeatured(
  kind: OfferKind,
  slug: string,
  featured: boolean,
  onUnsure: () => void,
): Promise<boolean> {
  const reference = doc(await firestore(), kind, slug);
  return await surelyDone({
    act: () => updateDoc(reference, { featured, updatedAt: serverTimestamp() }),
    look: async () => (await getDoc(reference)).get('featured') === featured,
    onUnsure,
  });
}
