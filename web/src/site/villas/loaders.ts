import type { LoaderFunctionArgs } from 'react-router-dom';
import { findVilla } from '../../data/offers/findVilla.ts';
import { listVillas } from '../../data/offers/listVillas.ts';

/** The page says when it failed; until it is drawn, nobody waits for the promise. */
function deferred<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

export const villasLoader = () => ({ list: deferred(listVillas()) });
export type VillasData = ReturnType<typeof villasLoader>;

export const villaLoader = ({ params }: LoaderFunctionArgs) => ({
  villa: deferred(findVilla(params['slug'] ?? '')),
});
export type VillaData = ReturnType<typeof villaLoader>;
