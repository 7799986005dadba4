import { type BookingType, collections } from '@selasar/domain/core';
import { type Tour, tourSchema, type Villa, villaSchema } from '@selasar/domain/offers';
import { type OfferTerms, tourTerms, villaTerms } from '@selasar/domain/pricing';
import { limit, query } from 'firebase/firestore';
import { useRows } from '../firebase/live/useRows.ts';
import type { Collection } from '../firebase/rows.ts';
import { readOffer } from './catalogue.ts';

const tours: Collection<Tour> = { name: collections.tours, idField: 'slug', schema: tourSchema };
const villas: Collection<Villa> = {
  name: collections.villas,
  idField: 'slug',
  schema: villaSchema,
};
export const offerCollections = { tours, villas };

/** Staff see more than the public list shows; the catalogue of one company is far smaller than this limit. */
const listedAtMost = 1000;

const timeOf = ({ createdAt }: { createdAt?: Date | undefined }): number =>
  createdAt?.getTime() ?? 0;

/** Sorted here, because a Firestore order would leave out invalid records without a time. */
const useNewestFirst = <Item extends { createdAt?: Date | undefined }>(source: Collection<Item>) =>
  useRows(
    source.name,
    source,
    (all) => query(all, limit(listedAtMost)),
    (one, other) => timeOf(other) - timeOf(one),
  );

export const useTours = () => useNewestFirst(tours);
export const useVillas = () => useNewestFirst(villas);

export async function readTerms(type: BookingType, slug: string): Promise<OfferTerms | undefined> {
  if (type === 'tour') {
    const tour = await readOffer(collections.tours, tourSchema, slug);
    return tour && tourTerms(tour);
  }
  const villa = await readOffer(collections.villas, villaSchema, slug);
  return villa && villaTerms(villa);
}
