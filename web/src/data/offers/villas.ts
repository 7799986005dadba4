import { collections } from '@selasar/domain/core';
import { type Villa, villaSchema } from '@selasar/domain/offers';
import { readOffers, readOffer } from './catalogue.ts';

export const findVilla = (slug: string): Promise<Villa | undefined> =>
  readOffer(collections.villas, villaSchema, slug);

export const listVillas = (featured?: number): Promise<Villa[]> =>
  readOffers(collections.villas, villaSchema, ({ name }) => name, featured);
