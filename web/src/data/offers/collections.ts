import { collections, tourSchema, villaSchema } from '@selasar/domain';
import type { Tour, Villa } from '@selasar/domain';
import type { Collection } from '../firebase/rows.ts';

export const tourCollection: Collection<Tour> = {
  name: collections.tours,
  idField: 'slug',
  schema: tourSchema,
};
export const villaCollection: Collection<Villa> = {
  name: collections.villas,
  idField: 'slug',
  schema: villaSchema,
};
export const offerSchemas = { tours: tourSchema, villas: villaSchema };
