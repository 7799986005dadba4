import type { LoaderFunctionArgs } from 'react-router-dom';
import { findVilla } from '../../data/offers/findVilla.ts';
import { deferred } from '../../ui/loading/deferred.ts';

export const loader = ({ params }: LoaderFunctionArgs) => ({
  villa: deferred(findVilla(params['slug'] ?? '')),
});
export type VillaData = ReturnType<typeof loader>;
