import { collections } from '@selasar/domain';
import type { OfferRatings } from '@selasar/domain';
import { listTours } from '../../../data/offers/listTours.ts';
import { rated } from '../../../data/reviews/rated.ts';

/**
 * All tours, or a number of featured ones, for a page that shows a placeholder while they load. Neither promise
 * rejects.
 */
export function deferredTours(ratings: Promise<OfferRatings>, featured?: number) {
  const list = listTours(featured);
  const tours = list.then(({ tours: found }) => found);
  return {
    tours: rated(collections.tours, tours, ratings),
    builtIn: list.then(({ builtIn }) => builtIn),
  };
}
