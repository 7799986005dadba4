import type { LoaderFunctionArgs } from 'react-router-dom';
import { findTour, listTours } from '../../firebase/catalogue.ts';

/** The pages show their placeholders until these promises settle; neither of them rejects. */
export const toursLoader = () => ({ list: listTours() });
export type ToursData = ReturnType<typeof toursLoader>;

export const tourLoader = ({ params }: LoaderFunctionArgs) => ({
  tour: findTour(params['slug'] ?? ''),
});
export type TourData = ReturnType<typeof tourLoader>;
