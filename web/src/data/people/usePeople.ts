import { userProfileSchema } from '@selasar/domain';
import type { UserProfile } from '@selasar/domain';
import { collection, orderBy, query } from 'firebase/firestore';
import type { Kind, Row } from '../core/rows.ts';
import { store } from '../core/store.ts';
import { listenToQuery } from '../live/listen.ts';
import { useLive } from '../live/useLive.ts';

const personKind: Kind<UserProfile> = {
  name: 'users',
  idField: 'uid',
  schema: userProfileSchema,
};

/** Everybody who has registered, the newest first; for admins. */
export const usePeople = () =>
  useLive<Row<UserProfile>[]>('users', (tell, fail) =>
    listenToQuery(personKind, query(collection(store, 'users'), orderBy('createdAt', 'desc')))(
      tell,
      fail,
    ),
  );
