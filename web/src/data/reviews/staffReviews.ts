import { collections } from '@selasar/domain/core';
import {
  type Review,
  reviewSchema,
  type ReviewStatus,
  type SetReviewStatusInput,
} from '@selasar/domain/reviews';
import type { Collection, Row } from '../firebase/rows.ts';
import {
  collection,
  limit,
  orderBy,
  type OrderByDirection,
  query,
  where,
} from 'firebase/firestore';
import { store } from '../firebase/store.ts';
import { listenToQuery } from '../firebase/live/listen.ts';
import { useLive } from '../firebase/live/useLive.ts';
import { staffApi } from '../api.ts';
import { readDocument } from '../firebase/lite.ts';
import { confirmDone } from '../firebase/live/confirmOutcome.ts';

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
  useLive(
    `reviews ${statuses.join()} ${direction} ${atMost}`,
    listenToQuery(reviewCollection, () =>
      query(
        collection(store, collections.reviews),
        where('status', 'in', statuses),
        orderBy('createdAt', direction),
        limit(atMost),
      ),
    ),
  );

/** Resolves to false if the server did not apply it. */
export const setReviewStatus = (
  input: SetReviewStatusInput,
  onUnsure: () => void,
): Promise<boolean> =>
  confirmDone({
    act: () => staffApi.setReviewStatus(input),
    readBack: async () =>
      (await readDocument(collections.reviews, input.bookingId)).get('status') === input.to,
    onUnsure,
  });
