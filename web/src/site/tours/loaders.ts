import type { LoaderFunctionArgs } from 'react-router-dom';
import { findTour } from '../../data/offers/findTour.ts';
import { listTours } from '../../data/offers/listTours.ts';

/** The pages show their placeholders until these promises settle; none of them rejects. */
export const toursLoader = () => {
  const list = listTours();
  return {
    tours: list.then(({ tours }) => tours),
    builtIn: list.then(({ builtIn }) => builtIn),
  };
};
export type ToursData = ReturnType<typeof toursLoader>;

export const tourLoader = ({ params }: LoaderFunctionArgs) => ({
  tour: findTour(params['slug'] ?? ''),
});
export type TourData = ReturnType<typeof tourLoader>;
