import { collections, userProfileSchema } from '@selasar/domain';
import type { UserProfile } from '@selasar/domain';
import { orderBy } from 'firebase/firestore';
import type { Collection } from '../firebase/rows.ts';
import { useWatchedList } from '../firebase/reactfire/useWatchedList.ts';

export const personCollection: Collection<UserProfile> = {
  name: collections.users,
  idField: 'uid',
  schema: userProfileSchema,
};

/** Everyone who has registered, newest first; for admins. */
export const usePeople = () => useWatchedList(personCollection, orderBy('createdAt', 'desc'));
