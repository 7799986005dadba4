import { deleteDoc, doc, getDoc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { firestore } from '../lite.ts';
import { surely } from '../surely.ts';
import { changedFields, pick } from './changes.ts';
import type { Fields } from './changes.ts';
import { createOffer, updateOffer } from './offers.ts';
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

/** A new tour or villa, or another version of one. */
interface Version<Values extends Fields> {
  /** Of the stored one; a new one gets `wishedSlug`, if that is free. */
  slug: string | undefined;
  wishedSlug: string;
  before: Values;
  after: Values;
}

/** Answers false when the server has not got it. Rejects with OutdatedError when others have changed the same. */
export async function storeOffer<Values extends Fields>(
  kind: OfferKind,
  { slug, wishedSlug, before, after }: Version<Values>,
  onUnsure: () => void,
): Promise<boolean> {
  let place = slug;
  const outcome = await surely({
    act: () =>
      slug
        ? updateOffer(kind, slug, before, after)
        : createOffer(kind, wishedSlug, after, (free) => {
            place = free;
          }),
    look: async () => {
      if (!place) return false;
      const stored = (await getDoc(doc(await firestore(), kind, place))).data();
      const names = slug ? changedFields<keyof Values & string>(before, after) : Object.keys(after);
      const wanted = pick(after, names);
      return stored !== undefined && changedFields(stored, wanted).length === 0;
    },
    onUnsure,
  });
  return 'answer' in outcome || outcome.found;
}
