import { collections, villaSchema } from '@selasar/domain';
import type { Villa } from '@selasar/domain';
import { readOffer } from './catalogue.ts';

/** The villa, or undefined if no villa has that slug. */
export const findVilla = (slug: string): Promise<Villa | undefined> =>
  readOffer(collections.villas, villaSchema, slug);
