import { collections } from '@selasar/domain';
import type { UserProfile } from '@selasar/domain';
import { collection, limit, query, where } from 'firebase/firestore';
import type { Row } from '../firebase/rows.ts';
import { store } from '../firebase/store.ts';
import { listenToQuery } from '../firebase/live/listen.ts';
import { useLive } from '../firebase/live/useLive.ts';
import { personCollection } from './usePeople.ts';

/** More than the staff will ever number. */
const most = 100;

/** Everyone with a staff role; for admins. */
export const useColleagues = () =>
  useLive<Row<UserProfile>[]>('colleagues', (onData, fail) => {
    const roles = where('role', 'in', ['staff', 'admin']);
    const working = query(collection(store, collections.users), roles, limit(most));
    return listenToQuery(personCollection, working)(onData, fail);
  });
