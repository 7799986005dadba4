import { collections } from '@selasar/domain/core';
import { type Review, reviewSchema, type ReviewStatus } from '@selasar/domain/reviews';
import { limit, orderBy, type OrderByDirection, where, query } from 'firebase/firestore';
import { staffApi } from '../api.ts';
import { readDocument } from '../firebase/lite.ts';
import { confirmed } from '../firebase/live/confirmOutcome.ts';
import { useRows } from '../firebase/live/useRows.ts';
import type { Collection, Row } from '../firebase/rows.ts';

export const reviewCollection: Collection<Review> = {
  name: collections.reviews,
  idField: 'id',
  schema: reviewSchema,
};

export type ReviewRow = Row<Review>;

export const useReviews = (
  statuses: readonly ReviewStatus[],
  direction: OrderByDirection,
  atMost: number,
) =>
  useRows(`reviews ${statuses.join()} ${direction} ${atMost}`, reviewCollection, (all) =>
    query(all, where('status', 'in', statuses), orderBy('createdAt', direction), limit(atMost)),
  );

export const setReviewStatus = confirmed(
  staffApi.setReviewStatus,
  async ({ bookingId, to }) =>
    (await readDocument(collections.reviews, bookingId)).get('status') === to,
);
