import { collections } from '@selasar/domain/core';
import { type Tour, tourSchema } from '@selasar/domain/offers';
import { builtInTours } from './builtInTours.ts';
import { inOrder, readOffers, readOffer } from './catalogue.ts';

export interface TourList {
  tours: readonly Tour[];
  builtIn: boolean;
}

const titleOf = ({ title }: Tour) => title;

/** Never rejects: without the database it returns the built-in tours. */
export async function listTours(featured?: number): Promise<TourList> {
  try {
    return {
      tours: await readOffers(collections.tours, tourSchema, titleOf, featured),
      builtIn: false,
    };
  } catch {
    const all = await builtInTours();
    const tours =
      featured === undefined ? all : all.filter((tour) => tour.featured).slice(0, featured);
    return { tours: inOrder(tours, titleOf), builtIn: true };
  }
}

/** Never rejects. */
export async function findTour(slug: string): Promise<Tour | undefined> {
  const found = await readOffer(collections.tours, tourSchema, slug).catch(() => undefined);
  return found ?? (await builtInTours()).find((tour) => tour.slug === slug);
}
