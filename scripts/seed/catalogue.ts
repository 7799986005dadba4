import { collections, pathOf } from '@selasar/domain/core';
import type { OfferCollection } from '@selasar/domain/offers';
import { samplesToStore } from '@selasar/domain/samples';
import { FieldValue } from 'firebase-admin/firestore';
import type { SeedDocument } from './addMissing.ts';

/** The brand's tours and villas, in all languages. */
export async function catalogue(): Promise<Record<OfferCollection, SeedDocument[]>> {
  const samples = await samplesToStore();
  const documents = (collection: OfferCollection) =>
    samples[collection].map((offer) => ({
      path: pathOf(collections[collection], offer.slug),
      data: {
        ...offer,
        createdAt: FieldValue.serverTimestamp(),
        updatedAt: FieldValue.serverTimestamp(),
      },
    }));
  return { tours: documents('tours'), villas: documents('villas') };
}
