import { listVillas } from '../../data/offers/listVillas.ts';
import { deferred } from '../../ui/loading/deferred.ts';
import { deferredTours } from '../tours/deferredTours.ts';
import { homeLists } from './homeLists.ts';

/** The featured tours and villas. Of these promises the villas' alone may reject. */
export const loader = () => ({
  ...deferredTours(homeLists.featuredItems),
  villas: deferred(listVillas(homeLists.featuredItems)),
});
export type HomeData = ReturnType<typeof loader>;
