import type { LoaderFunctionArgs } from 'react-router-dom';
import { findVilla } from '../../data/catalogue.ts';
import { deferred } from './deferred.ts';

export const loader = ({ params }: LoaderFunctionArgs) => ({
  villa: deferred(findVilla(params['slug'] ?? '')),
});
export type VillaData = ReturnType<typeof loader>;
