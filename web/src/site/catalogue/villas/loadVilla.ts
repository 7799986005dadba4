import { collections } from '@selasar/domain/core';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { findVilla } from '../../../data/offers/catalogue.ts';
import { findReviews } from '../../../data/reviews/findReviews.ts';
import { deferred } from '../../../ui/loading/page.ts';

export const loader = ({ params: { slug = '' } }: LoaderFunctionArgs) => ({
  found: deferred(Promise.all([findVilla(slug), findReviews(collections.villas, slug)])),
});
export type VillaData = ReturnType<typeof loader>;
