import { collections, tourSchema } from '@selasar/domain';
import type { Tour } from '@selasar/domain';
import { builtInTours } from './builtInTours.ts';
import { readOffer } from './catalogue.ts';

/** The tour, else the built-in tour with that slug, else undefined. Never rejects. */
export async function findTour(slug: string): Promise<Tour | undefined> {
  const found = await readOffer(collections.tours, tourSchema, slug).catch(() => undefined);
  return found ?? (await builtInTours()).find((tour) => tour.slug === slug);
}
