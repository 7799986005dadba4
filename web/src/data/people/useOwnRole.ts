import { collections, pathOf, userProfileSchema } from '@selasar/domain';
import type { UserRole } from '@selasar/domain';
import { useDocument } from '../firebase/live/useDocument.ts';

/** The current role in the user's own profile; 'pending' without a profile. Reads one document. */
export const useOwnRole = (uid: string, enabled: boolean) =>
  useDocument<UserRole>(enabled ? pathOf(collections.users, uid) : undefined, (found) => {
    const { data } = userProfileSchema.pick({ role: true }).safeParse(found.data());
    return data?.role ?? 'pending';
  });
