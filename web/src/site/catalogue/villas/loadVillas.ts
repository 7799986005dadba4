import { collections } from '@selasar/domain/core';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { listVillas } from '../../../data/offers/catalogue.ts';
import { findRatings } from '../../../data/reviews/findReviews.ts';
import { rated } from '../../../data/reviews/rated.ts';
import { deferred } from '../../../ui/loading/page.ts';
import { villaItem } from '../../booking/item.ts';
import { checkVisitOf } from '../visit/checkVisitOf.ts';

/** With a visit, the page waits until the list is checked for it. */
export const loader = async ({ request }: LoaderFunctionArgs) => {
  const list = deferred(rated(collections.villas, listVillas(), findRatings()));
  const items = deferred(list.then((villas) => villas.map(villaItem)));
  return { list, visitCheck: await checkVisitOf('villa', request, items) };
};
export type VillasData = Awaited<ReturnType<typeof loader>>;
