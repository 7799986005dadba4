import { collections } from '@selasar/domain';
import { listVillas } from '../../data/offers/listVillas.ts';
import { findRatings } from '../../data/reviews/findReviews.ts';
import { rated } from '../../data/reviews/rated.ts';
import { readTransferTerms } from '../../data/transfers/readTransferTerms.ts';
import { deferred } from '../../ui/loading/deferred.ts';
import { deferredTours } from '../catalogue/tours/deferredTours.ts';
import { homeLists } from './homeLists.ts';

/** The featured tours and villas, and the terms of transfers. Only the promises of tours never reject. */
export function loader() {
  const ratings = findRatings();
  const { featuredItems } = homeLists;
  return {
    ...deferredTours(ratings, featuredItems),
    villas: deferred(rated(collections.villas, listVillas(featuredItems), ratings)),
    terms: deferred(readTransferTerms()),
  };
}
export type HomeData = ReturnType<typeof loader>;
