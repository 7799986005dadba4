import { listTours } from '../../../data/offers/listTours.ts';

/**
 * All tours, or a number of featured ones, for a page that shows a placeholder while they load. Neither promise
 * rejects.
 */
export function deferredTours(featured?: number) {
  const list = listTours(featured);
  return {
    tours: list.then(({ tours }) => tours),
    builtIn: list.then(({ builtIn }) => builtIn),
  };
}
