import { collections } from '@selasar/domain/core';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { findTour } from '../../../data/offers/tours.ts';
import { findReviews } from '../../../data/reviews/findReviews.ts';

/** The page shows its placeholder until this promise settles; it does not reject. */
export const loader = ({ params: { slug = '' } }: LoaderFunctionArgs) => ({
  found: Promise.all([findTour(slug), findReviews(collections.tours, slug)]),
});
export type TourData = ReturnType<typeof loader>;
