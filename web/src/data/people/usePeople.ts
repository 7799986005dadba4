import { collections, userProfileSchema } from '@selasar/domain';
import type { UserProfile } from '@selasar/domain';
import { collection, orderBy, query } from 'firebase/firestore';
import type { Collection, Row } from '../firebase/rows.ts';
import { store } from '../firebase/store.ts';
import { listenToQuery } from '../firebase/live/listen.ts';
import { useLive } from '../firebase/live/useLive.ts';

export const personCollection: Collection<UserProfile> = {
  name: collections.users,
  idField: 'uid',
  schema: userProfileSchema,
};

/** Everyone who has registered, newest first; for admins. */
export const usePeople = () =>
  useLive<Row<UserProfile>[]>('users', (onData, fail) =>
    listenToQuery(
      personCollection,
      query(collection(store, collections.users), orderBy('createdAt', 'desc')),
    )(onData, fail),
  );
