import type { LoaderFunctionArgs } from 'react-router-dom';
import { findRatings } from '../../../data/reviews/findReviews.ts';
import { tourItem } from '../../booking/item.ts';
import { checkVisitOf } from '../visit/checkVisitOf.ts';
import { deferredTours } from './deferredTours.ts';

/** With a visit, the page waits until the list is checked for it. */
export const loader = async ({ request }: LoaderFunctionArgs) => {
  const { tours, builtIn } = deferredTours(findRatings());
  const items = tours.then((list) => list.map(tourItem));
  return { tours, builtIn, visitCheck: await checkVisitOf('tour', request, items) };
};
export type ToursData = Awaited<ReturnType<typeof loader>>;
