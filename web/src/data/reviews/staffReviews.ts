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
import { doc, getDoc } from 'firebase/firestore/lite';
import { staffApi } from '../api.ts';
import { firestore } from '../firebase/lite.ts';
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
  useLive<ReviewRow[]>(`reviews ${statuses.join()} ${direction} ${atMost}`, (onData, fail) =>
    listenToQuery(
      reviewCollection,
      query(
        collection(store, collections.reviews),
        where('status', 'in', statuses),
        orderBy('createdAt', direction),
        limit(atMost),
      ),
    )(onData, fail),
  );

const call = staffApi.setReviewStatus;

/** Resolves to false if the server did not apply it. */
export const setReviewStatus = (
  input: SetReviewStatusInput,
  onUnsure: () => void,
): Promise<boolean> =>
  confirmDone({
    act: () => call(input),
    readBack: async () => {
      const reference = doc(await firestore(), collections.reviews, input.bookingId);
      return (await getDoc(reference)).get('status') === input.to;
    },
    onUnsure,
  });
