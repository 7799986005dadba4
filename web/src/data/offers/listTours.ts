import { collections, tourSchema } from '@selasar/domain';
import type { Tour } from '@selasar/domain';
import { builtInTours } from './builtInTours.ts';
import { inOrder, readOffers } from './catalogue.ts';

export interface TourList {
  tours: readonly Tour[];
  /** True when the data could not be reached, and the built-in tours stand in. */
  builtIn: boolean;
}

const titleOf = ({ title }: Tour) => title;

/** All tours, or that many featured ones. Never rejects: without the data it answers the built-in tours. */
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
