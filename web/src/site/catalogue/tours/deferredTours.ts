import { collections } from '@selasar/domain/core';
import type { OfferRatings } from '@selasar/domain/reviews';
import { listTours } from '../../../data/offers/tours.ts';
import { rated } from '../../../data/reviews/rated.ts';

/** Neither promise rejects. */
export function deferredTours(ratings: Promise<OfferRatings>, featured?: number) {
  const list = listTours(featured);
  const tours = list.then(({ tours: found }) => found);
  return {
    tours: rated(collections.tours, tours, ratings),
    builtIn: list.then(({ builtIn }) => builtIn),
  };
}
