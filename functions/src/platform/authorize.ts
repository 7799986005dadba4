import {
  collections,
  covers,
  isFromBeforeLoss,
  pathOf,
  roleClaim,
  type StaffRole,
} from '@selasar/domain/core';
import { userProfileSchema } from '@selasar/domain/people';
import type { CallableRequest } from 'firebase-functions/v2/https';
import { callError } from './callError.ts';
import { db, type ReadAll } from './firestore.ts';

export interface Author {
  uid: string;
  email: string;
  fullName: string;
}

const authorSchema = userProfileSchema.pick({
  email: true,
  fullName: true,
  role: true,
  rightsLostAt: true,
});

/** Throws without the role. A token may be an hour old: the profile and the last loss of rights count too. */
export async function authorize(
  { auth }: Pick<CallableRequest<unknown>, 'auth'>,
  needed: StaffRole,
  read: ReadAll,
): Promise<Author> {
  if (!auth) throw callError({ code: 'sign-in-required', facts: { roleHasChanged: false } });
  const { uid, token } = auth;
  refuseUnless(token[roleClaim], needed);
  if (token.email_verified !== true) {
    throw callError({ code: 'staff-only', facts: { isVerified: false } });
  }
  const [profile] = await read(db.doc(pathOf(collections.users, uid)));
  const stored = authorSchema.safeParse(profile?.data()).data;
  refuseUnless(stored?.role, needed);
  if (isFromBeforeLoss(token, stored?.rightsLostAt)) {
    throw callError({ code: 'sign-in-required', facts: { roleHasChanged: true } });
  }
  return { uid, email: stored?.email ?? '', fullName: stored?.fullName ?? '' };
}

function refuseUnless(role: unknown, needed: StaffRole): void {
  if (!covers(role, 'staff')) {
    throw callError({ code: 'staff-only', facts: { isVerified: true } });
  }
  if (!covers(role, needed)) {
    throw callError({ code: 'admin-only' });
  }
}
