import { listTours } from '../../../data/offers/listTours.ts';

/** All tours, or that many featured ones, for a page that shows its placeholder meanwhile. Neither promise rejects. */
export function deferredTours(featured?: number) {
  const list = listTours(featured);
  return {
    tours: list.then(({ tours }) => tours),
    builtIn: list.then(({ builtIn }) => builtIn),
  };
}
