import { tourSchema } from '@selasar/domain';
import { sampleTours } from '@selasar/domain/samples';
import type { Tour } from '@selasar/domain';
import { readOffer } from './catalogue.ts';

/** The tour, else the built-in tour of that slug, else undefined. Never rejects. */
export async function findTour(slug: string): Promise<Tour | undefined> {
  const found = await readOffer('tours', tourSchema, slug).catch(() => undefined);
  return found ?? sampleTours.find((tour) => tour.slug === slug);
}
