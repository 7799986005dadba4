import { freeSlug } from '@selasar/domain/core';
import type { OfferCollection } from '@selasar/domain/offers';
import { doc, runTransaction, serverTimestamp, type Transaction } from 'firebase/firestore';
import {
  deleteDoc,
  doc as liteDoc,
  serverTimestamp as liteTimestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import { firestore, readDocument } from '../firebase/lite.ts';
import { confirmDone } from '../firebase/live/confirmOutcome.ts';
import { store } from '../firebase/store.ts';
import { changedFields, type Fields, pick } from './changes.ts';
import { comparedWith, updateOffer } from './updateOffer.ts';

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
      const stored = (await readDocument(collection, place)).data();
      const compared = comparedWith(before);
      const all = compared(after);
      const names = slug ? changedFields(compared(before), all) : Object.keys(all);
      return stored !== undefined && changedFields(compared(stored), pick(all, names)).length === 0;
    },
    onUnsure,
  });
}

/** Resolves to false if the server still has it. */
export const deleteOffer = (
  collection: OfferCollection,
  slug: string,
  onUnsure: () => void,
): Promise<boolean> =>
  confirmDone({
    act: async () => deleteDoc(liteDoc(await firestore(), collection, slug)),
    readBack: async () => !(await readDocument(collection, slug)).exists(),
    onUnsure,
  });

/** Resolves to false if the server did not apply it, for any reason. */
export const setFeatured = (
  collection: OfferCollection,
  slug: string,
  featured: boolean,
  onUnsure: () => void,
): Promise<boolean> =>
  confirmDone({
    act: async () =>
      updateDoc(liteDoc(await firestore(), collection, slug), {
        featured,
        updatedAt: liteTimestamp(),
      }),
    readBack: async () => (await readDocument(collection, slug)).get('featured') === featured,
    onUnsure,
  });

/**
 * If the slug is taken, stores under slug-2, slug-3, … Calls `onSlug` with each slug before it writes there. The SDK
 * runs the transaction again if an answer is lost, even after a success: a stored document with equal fields is then
 * its own.
 */
const createOffer = (
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

/** Changes no existing ones. Resolves to false if the server does not have them. */
export async function addSamples(
  collection: OfferCollection,
  onUnsure: () => void,
): Promise<boolean> {
  const { samplesToStore } = await import('@selasar/domain/samples');
  const samples = (await samplesToStore())[collection];
  return confirmDone({
    // All or none: a second person, or a second click, adds none again.
    act: () =>
      runTransaction(store, async (transaction) => {
        const places = samples.map((sample) => ({
          sample,
          place: doc(store, collection, sample.slug),
        }));
        const stored = await Promise.all(places.map(({ place }) => transaction.get(place)));
        places.forEach(({ sample, place }, index) => {
          if (stored[index]?.exists()) return;
          transaction.set(place, {
            ...sample,
            createdAt: serverTimestamp(),
            updatedAt: serverTimestamp(),
          });
        });
      }),
    readBack: async () => {
      const stored = await Promise.all(samples.map(({ slug }) => readDocument(collection, slug)));
      return stored.every((one) => one.exists());
    },
    onUnsure,
  });
}
