import { collections } from '@selasar/domain/core';
import { type Tour, tourSchema, type Villa, villaSchema } from '@selasar/domain/offers';
import type { Collection } from '../firebase/rows.ts';

const tours: Collection<Tour> = { name: collections.tours, idField: 'slug', schema: tourSchema };
const villas: Collection<Villa> = {
  name: collections.villas,
  idField: 'slug',
  schema: villaSchema,
};
export const offerCollections = { tours, villas };
