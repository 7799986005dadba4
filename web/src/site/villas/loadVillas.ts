import { listVillas } from '../../data/offers/listVillas.ts';
import { deferred } from './deferred.ts';

export { onlyOnNewPath as shouldRevalidate } from '../filters/onlyOnNewPath.ts';

export const loader = () => ({ list: deferred(listVillas()) });
export type VillasData = ReturnType<typeof loader>;
