import type { LoaderFunctionArgs } from 'react-router-dom';
import { findVilla } from '../../data/offers/findVilla.ts';
import { deferred } from './deferred.ts';

export const loader = ({ params }: LoaderFunctionArgs) => ({
  villa: deferred(findVilla(params['slug'] ?? '')),
});
export type VillaData = ReturnType<typeof loader>;
