import { userProfileSchema } from '@selasar/domain';
import type { UserProfile, UserRole } from '@selasar/domain';
import { collection, doc, orderBy, query } from 'firebase/firestore';
import { listenToDocument, listenToQuery } from './listen.ts';
import { useLive } from './live.ts';
import type { Kind, Row } from './rows.ts';
import { store } from './store.ts';

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

/** The role that a person's own profile tells now; 'pending' when there is no profile. One document. */
export const useOwnRole = (uid: string, enabled: boolean) =>
  useLive<UserRole>(`users/${uid}/${enabled ? 'role' : 'nothing'}`, (tell, fail) => {
    if (!enabled) return () => undefined;
    return listenToDocument(doc(store, 'users', uid), (found) => {
      const { data } = userProfileSchema.pick({ role: true }).safeParse(found.data());
      return data?.role ?? 'pending';
    })(tell, fail);
  });
