import { listTours } from '../../data/offers/listTours.ts';

export { onlyOnNewPath as shouldRevalidate } from '../filters/onlyOnNewPath.ts';

/** The page shows its placeholder until these promises settle; none of them rejects. */
export const loader = () => {
  const list = listTours();
  return {
    tours: list.then(({ tours }) => tours),
    builtIn: list.then(({ builtIn }) => builtIn),
  };
};
export type ToursData = ReturnType<typeof loader>;
