import { collections } from '@selasar/domain';
import type { ReviewStatus } from '@selasar/domain';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { store } from '../firebase/store.ts';
import { listenToQuery } from '../firebase/live/listen.ts';
import { useLive } from '../firebase/live/useLive.ts';
import { reviewCollection } from './collection.ts';
import type { ReviewRow } from './collection.ts';

/** Reviews in one of the statuses, newest first. */
export const useReviews = (statuses: readonly ReviewStatus[], atMost: number) =>
  useLive<ReviewRow[]>(`reviews ${statuses.join()} ${atMost}`, (onData, fail) =>
    listenToQuery(
      reviewCollection,
      query(
        collection(store, collections.reviews),
        where('status', 'in', statuses),
        orderBy('createdAt', 'desc'),
        limit(atMost),
      ),
    )(onData, fail),
  );
