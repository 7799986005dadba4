import type { OfferCollection } from '@selasar/domain';
import { doc, getDoc } from 'firebase/firestore/lite';
import { firestore } from '../firebase/lite.ts';
import { confirmDone } from '../firebase/live/confirmOutcome.ts';
import { changedFields, pick } from './changes.ts';
import type { Fields } from './changes.ts';
import { createOffer } from './createOffer.ts';
import { comparedWith } from './mapPaths.ts';
import { updateOffer } from './updateOffer.ts';

/** A new tour or villa, or a new version of an existing one. */
interface Version {
  /** The slug of an existing offer; a new one gets `preferredSlug` if that is free. */
  slug: string | undefined;
  preferredSlug: string;
  before: Fields;
  after: Fields;
}

/**
 * Resolves to false if the server does not have it. Transactions of the full client write now or not at all, so two
 * people cannot overwrite each other.
 */
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
