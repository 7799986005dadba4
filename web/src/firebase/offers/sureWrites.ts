import { deleteDoc, doc, getDoc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { firestore } from '../lite.ts';
import { surely } from '../surely.ts';
import type { OfferKind } from './offers.ts';

// The small client writes now or not at all; the full one would keep a write for a better line, and lose it with the tab.

/** Answers false when the server has it otherwise, for whatever reason. */
export async function setFeatured(
  kind: OfferKind,
  slug: string,
  featured: boolean,
  onUnsure: () => void,
): Promise<boolean> {
  const reference = doc(await firestore(), kind, slug);
  const outcome = await surely({
    act: () => updateDoc(reference, { featured, updatedAt: serverTimestamp() }),
    look: async () => (await getDoc(reference)).get('featured') === featured,
    onUnsure,
  });
  return 'answer' in outcome || outcome.found;
}

/** Answers false when the server has it still. */
export async function deleteOffer(
  kind: OfferKind,
  slug: string,
  onUnsure: () => void,
): Promise<boolean> {
  const reference = doc(await firestore(), kind, slug);
  const outcome = await surely({
    act: () => deleteDoc(reference),
    look: async () => !(await getDoc(reference)).exists(),
    onUnsure,
  });
  return 'answer' in outcome || outcome.found;
}
