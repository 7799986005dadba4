import { collections } from '@selasar/domain/core';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { listVillas, readTransferTerms } from '../../data/offers/catalogue.ts';
import { findRatings } from '../../data/reviews/findReviews.ts';
import { rated } from '../../data/reviews/rated.ts';
import { deferred } from '../../ui/loading/page.ts';
import { tourItem, villaItem } from '../booking/item.ts';
import { deferredTours } from '../catalogue/tours/deferredTours.ts';
import { checkVisitOf } from '../catalogue/visit/checkVisitOf.ts';
import { homeLists } from './homeLists.ts';

/** Only the promises of tours never reject. With a visit, the page waits until both lists are checked. */
export async function loader({ request }: LoaderFunctionArgs) {
  const ratings = findRatings();
  const { featuredItems } = homeLists;
  const { tours, builtIn } = deferredTours(ratings, featuredItems);
  const villas = deferred(rated(collections.villas, listVillas(featuredItems), ratings));
  const terms = deferred(readTransferTerms());
  const [ofTours, ofVillas] = await Promise.all([
    checkVisitOf(
      'tour',
      request,
      tours.then((list) => list.map(tourItem)),
    ),
    checkVisitOf('villa', request, deferred(villas.then((list) => list.map(villaItem)))),
  ]);
  return { tours, builtIn, villas, terms, visits: { tours: ofTours, villas: ofVillas } };
}
export type HomeData = Awaited<ReturnType<typeof loader>>;
