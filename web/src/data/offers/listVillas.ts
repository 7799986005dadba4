import { villaSchema } from '@selasar/domain';
import type { Villa } from '@selasar/domain';
import { readOffers } from './catalogue.ts';

/** All villas, or that many featured ones. */
export const listVillas = (featured?: number): Promise<Villa[]> =>
  readOffers('villas', villaSchema, ({ name }) => name, featured);
