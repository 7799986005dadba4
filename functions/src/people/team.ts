import { collections, staffRoles } from '@selasar/domain/core';
import { userProfileSchema } from '@selasar/domain/people';
import { getAuth } from 'firebase-admin/auth';
import { db } from '../platform/firestore.ts';
import * as logger from '../platform/log.ts';
import { implement } from '../platform/operation.ts';
import { changeRole, refuse } from './roles.ts';

export const setRole = implement('setRole', async ({ uid, role }, admin) => {
  await changeRole({ auth: getAuth(), db }, uid, role, admin.authorize);
  logger.info('role set', { uid, role, by: admin.uid });
  return { uid, role };
});

export const refuseRegistration = implement('refuseRegistration', async ({ uid }, admin) => {
  await refuse({ auth: getAuth(), db }, uid, admin.authorize);
  logger.info('registration refused', { uid, by: admin.uid });
  return { uid };
});

/** More than the staff will ever number. */
const most = 100;

const named = userProfileSchema.pick({ fullName: true, email: true });

/** Profiles themselves are for admins: this has the names only. */
export const listColleagues = implement('listColleagues', async () => {
  const working = db.collection(collections.users).where('role', 'in', staffRoles).limit(most);
  const colleagues = (await working.get()).docs.flatMap((profile) => {
    const { data } = named.safeParse(profile.data());
    return data ? [{ uid: profile.id, name: data.fullName || data.email }] : [];
  });
  return { colleagues: colleagues.toSorted((a, b) => a.name.localeCompare(b.name)) };
});
