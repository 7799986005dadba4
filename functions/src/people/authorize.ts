import {
  collections,
  covers,
  isFromBeforeLoss,
  roleClaim,
  pathOf,
  userProfileSchema,
  type StaffRole,
} from '@selasar/domain';
import type { CallableRequest } from 'firebase-functions/v2/https';
import { callError } from '../core/callError.ts';
import { db, type ReadAll } from '../core/firestore.ts';

/** Who does something, as history tells it. */
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

/**
 * Answers who the caller is, if they may act in the given role; else throws a `callError`. The ID token has to carry the
 * role, and a verified address; but it may be an hour old, so that what is stored has to say the same, and the token must
 * not be older than the last loss of rights. One read.
 */
export async function authorize(
  { auth }: Pick<CallableRequest<unknown>, 'auth'>,
  needed: StaffRole,
  read: ReadAll,
): Promise<Author> {
  if (!auth) throw callError({ code: 'sign-in-required', message: 'Please sign in.' });
  const { uid, token } = auth;
  refuseUnless(token[roleClaim], needed);
  if (token.email_verified !== true) {
    throw callError({ code: 'staff-only', message: 'Please verify your email address first.' });
  }
  const [profile] = await read(db.doc(pathOf(collections.users, uid)));
  const stored = authorSchema.safeParse(profile?.data()).data;
  refuseUnless(stored?.role, needed);
  if (isFromBeforeLoss(token, stored?.rightsLostAt)) {
    throw callError({
      code: 'sign-in-required',
      message: 'Your role has changed. Please sign in again.',
    });
  }
  return { uid, email: stored?.email ?? '', fullName: stored?.fullName ?? '' };
}

function refuseUnless(role: unknown, needed: StaffRole): void {
  if (!covers(role, 'staff')) {
    throw callError({ code: 'staff-only', message: 'Your account is waiting for approval.' });
  }
  if (!covers(role, needed)) {
    throw callError({ code: 'admin-only', message: 'Only an admin can do this.' });
  }
}
