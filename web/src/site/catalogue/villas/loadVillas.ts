import { listVillas } from '../../../data/offers/listVillas.ts';
import { deferred } from '../../../ui/loading/deferred.ts';

export const loader = () => ({ list: deferred(listVillas()) });
export type VillasData = ReturnType<typeof loader>;
