import { deleteDoc, doc, getDoc } from 'firebase/firestore/lite';
import { firestore } from '../core/lite.ts';
import { surelyDone } from '../live/surely.ts';
import type { OfferKind } from './kinds.ts';

/** Answers false when the server has it still. */
export async function deleteOffer(
  kind: OfferKind,
  slug: string,
  onUnsure: () => void,
): Promise<boolean> {
  const reference = doc(await firestore(), kind, slug);
  return await surelyDone({
    act: () => deleteDoc(reference),
    look: async () => !(await getDoc(reference)).exists(),
    onUnsure,
  });
}
