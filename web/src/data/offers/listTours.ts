import { collections, tourSchema } from '@selasar/domain';
import type { Tour } from '@selasar/domain';
import { builtInTours } from './builtInTours.ts';
import { inOrder, readOffers } from './catalogue.ts';

export interface TourList {
  tours: readonly Tour[];
  /** True if the database was unreachable and the tours are the built-in ones. */
  builtIn: boolean;
}

const titleOf = ({ title }: Tour) => title;

/**
 * All tours, or the given number of featured ones. Never rejects: without the database it returns the built-in tours.
 */
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
