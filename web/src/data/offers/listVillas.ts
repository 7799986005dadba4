import { collections, villaSchema } from '@selasar/domain';
import type { Villa } from '@selasar/domain';
import { readOffers } from './catalogue.ts';

/** All villas, or the given number of featured ones. */
export const listVillas = (featured?: number): Promise<Villa[]> =>
  readOffers(collections.villas, villaSchema, ({ name }) => name, featured);
