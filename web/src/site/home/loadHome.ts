import { listVillas } from '../../data/offers/listVillas.ts';
import { readTransferTerms } from '../../data/transfers/readTransferTerms.ts';
import { deferred } from '../../ui/loading/deferred.ts';
import { deferredTours } from '../catalogue/tours/deferredTours.ts';
import { homeLists } from './homeLists.ts';

/** The featured tours and villas, and the terms of transfers. Only the promises of tours never reject. */
export const loader = () => ({
  ...deferredTours(homeLists.featuredItems),
  villas: deferred(listVillas(homeLists.featuredItems)),
  terms: deferred(readTransferTerms()),
});
export type HomeData = ReturnType<typeof loader>;
