import type { LoaderFunctionArgs } from 'react-router-dom';
import { findTour } from '../../data/offers/findTour.ts';

/** The page shows its placeholder until this promise settles; it does not reject. */
export const loader = ({ params }: LoaderFunctionArgs) => ({
  tour: findTour(params['slug'] ?? ''),
});
export type TourData = ReturnType<typeof loader>;
