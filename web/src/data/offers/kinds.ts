import { tourSchema, villaSchema } from '@selasar/domain';
import type { Tour, Villa } from '@selasar/domain';
import type { Kind } from '../core/rows.ts';

export type OfferKind = 'tours' | 'villas';

export const tourKind: Kind<Tour> = { name: 'tours', idField: 'slug', schema: tourSchema };
export const villaKind: Kind<Villa> = { name: 'villas', idField: 'slug', schema: villaSchema };
export const offerSchemas = { tours: tourSchema, villas: villaSchema };
