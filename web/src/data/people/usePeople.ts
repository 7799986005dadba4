import { collections, userProfileSchema } from '@selasar/domain';
import type { UserProfile } from '@selasar/domain';
import { collection, orderBy, query } from 'firebase/firestore';
import type { Collection, Row } from '../core/rows.ts';
import { store } from '../core/store.ts';
import { listenToQuery } from '../live/listen.ts';
import { useLive } from '../live/useLive.ts';

export const personCollection: Collection<UserProfile> = {
  name: collections.users,
  idField: 'uid',
  schema: userProfileSchema,
};

/** Everybody who has registered, the newest first; for admins. */
export const usePeople = () =>
  useLive<Row<UserProfile>[]>('users', (tell, fail) =>
    listenToQuery(
      personCollection,
      query(collection(store, collections.users), orderBy('createdAt', 'desc')),
    )(tell, fail),
  );
