import type { OfferCollection } from '@selasar/domain/offers';
import { doc, runTransaction, serverTimestamp } from 'firebase/firestore';
import { doc as liteDoc, getDoc } from 'firebase/firestore/lite';
import { firestore } from '../firebase/lite.ts';
import { confirmDone } from '../firebase/live/confirmOutcome.ts';
import { store } from '../firebase/store.ts';

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
      const db = await firestore();
      const stored = await Promise.all(
        samples.map(({ slug }) => getDoc(liteDoc(db, collection, slug))),
      );
      return stored.every((one) => one.exists());
    },
    onUnsure,
  });
}
