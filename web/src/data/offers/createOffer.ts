import { freeSlug } from '@selasar/domain/core';
import type { OfferCollection } from '@selasar/domain/offers';
import { doc, runTransaction, serverTimestamp } from 'firebase/firestore';
import type { Transaction } from 'firebase/firestore';
import { store } from '../firebase/store.ts';
import { changedFields } from './changes.ts';
import type { Fields } from './changes.ts';

/**
 * If the slug is taken, stores under slug-2, slug-3, … Calls `onSlug` with each slug before it writes there. The SDK
 * runs the transaction again if an answer is lost, even after a success: a stored document with equal fields is then
 * its own.
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
