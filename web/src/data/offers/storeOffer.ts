import type { OfferCollection } from '@selasar/domain/offers';
import { doc, getDoc, deleteDoc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { firestore } from '../firebase/lite.ts';
import { confirmDone } from '../firebase/live/confirmOutcome.ts';
import { changedFields, pick, type Fields } from './changes.ts';
import { createOffer } from './createOffer.ts';
import { comparedWith } from './mapPaths.ts';
import { updateOffer } from './updateOffer.ts';

interface Version {
  slug: string | undefined;
  preferredSlug: string;
  before: Fields;
  after: Fields;
}

/** Resolves to false if the server does not have it. Transactions of the full client write now or not at all. */
export function storeOffer(
  collection: OfferCollection,
  { slug, preferredSlug, before, after }: Version,
  onUnsure: () => void,
): Promise<boolean> {
  let place = slug;
  return confirmDone({
    act: () =>
      slug
        ? updateOffer(collection, slug, before, after)
        : createOffer(collection, preferredSlug, after, (free) => {
            place = free;
          }),
    readBack: async () => {
      if (!place) return false;
      const stored = (await getDoc(doc(await firestore(), collection, place))).data();
      const compared = comparedWith(before);
      const all = compared(after);
      const names = slug ? changedFields(compared(before), all) : Object.keys(all);
      return stored !== undefined && changedFields(compared(stored), pick(all, names)).length === 0;
    },
    onUnsure,
  });
}

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
