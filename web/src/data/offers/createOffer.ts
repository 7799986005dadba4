import type { OfferCollection } from '@selasar/domain';
import { freeSlug } from '@selasar/domain';
import { doc, runTransaction, serverTimestamp } from 'firebase/firestore';
import type { Transaction } from 'firebase/firestore';
import { store } from '../firebase/store.ts';
import { changedFields } from './changes.ts';
import type { Fields } from './changes.ts';

/**
 * Stores a new tour or villa under the slug or, if that is taken, slug-2, slug-3, … Calls `onSlug` with each slug
 * before it writes there. The SDK runs the transaction again if an answer is lost, even after a success: a stored
 * document with equal fields is then its own.
 */
export const createOffer = (
  collection: OfferCollection,
  slug: string,
  fields: Fields,
  onSlug: (free: string) => void,
): Promise<void> => {
  let own: string | undefined;
  return runTransaction(store, async (transaction) => {
    if (own !== undefined) {
      const stored = (await transaction.get(doc(store, collection, own))).data();
      if (stored && changedFields(stored, fields).length === 0) return;
    }
    own = await firstFree(transaction, collection, slug);
    onSlug(own);
    transaction.set(doc(store, collection, own), {
      // Optional fields without a value, such as rules, are not stored.
      ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
      slug: own,
      createdAt: serverTimestamp(),
      updatedAt: serverTimestamp(),
    });
  });
};

async function firstFree(
  transaction: Transaction,
  collection: OfferCollection,
  slug: string,
): Promise<string> {
  const taken = new Set<string>();
  for (;;) {
    const candidate = freeSlug(slug, (one) => taken.has(one));
    // The next slug is checked only if this one is taken.
    // oxlint-disable-next-line no-await-in-loop
    if (!(await transaction.get(doc(store, collection, candidate))).exists()) return candidate;
    taken.add(candidate);
  }
}
