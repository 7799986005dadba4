import { collections, staffRoles } from '@selasar/domain/core';
import { type ListColleaguesAnswer, userProfileSchema } from '@selasar/domain/people';
import { db } from '../platform/firestore.ts';
import { implement } from '../platform/operation.ts';

/** More than the staff will ever number. */
const most = 100;

const named = userProfileSchema.pick({ fullName: true, email: true });

/** Profiles themselves are for admins: this has the names only. */
export const listColleagues = implement(
  'listColleagues',
  async (): Promise<ListColleaguesAnswer> => {
    const working = db.collection(collections.users).where('role', 'in', staffRoles).limit(most);
    const colleagues = (await working.get()).docs.flatMap((profile) => {
      const { data } = named.safeParse(profile.data());
      return data ? [{ uid: profile.id, name: data.fullName || data.email }] : [];
    });
    return { colleagues: colleagues.toSorted((a, b) => a.name.localeCompare(b.name)) };
  },
);
