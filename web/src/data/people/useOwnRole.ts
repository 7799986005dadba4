import { collections, pathOf, userProfileSchema } from '@selasar/domain';
import type { UserRole } from '@selasar/domain';
import { onceAnswered, useWatchedDocument } from '../firebase/reactfire/useWatchedDocument.ts';

/** The current role in the user's own profile; 'pending' without a profile. Reads one document. */
export const useOwnRole = (uid: string) =>
  useWatchedDocument<UserRole>(
    pathOf(collections.users, uid),
    (found) => {
      const { data } = userProfileSchema.pick({ role: true }).safeParse(found.data());
      return data?.role ?? 'pending';
    },
    onceAnswered,
  );
