import { collections, reviewSchema } from '@selasar/domain';
import type { Review } from '@selasar/domain';
import type { Collection, Row } from '../firebase/rows.ts';

export const reviewCollection: Collection<Review> = {
  name: collections.reviews,
  idField: 'id',
  schema: reviewSchema,
};

export type ReviewRow = Row<Review>;
