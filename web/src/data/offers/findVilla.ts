import { villaSchema } from '@selasar/domain';
import type { Villa } from '@selasar/domain';
import { readOffer } from './catalogue.ts';

/** The villa, or undefined when there is none of that slug. */
export const findVilla = (slug: string): Promise<Villa | undefined> =>
  readOffer('villas', villaSchema, slug);
