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
import { callError } from '../platform/callError.ts';
import { db, type ReadAll } from '../platform/firestore.ts';

/** A person as the history names them. */
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
 * Returns the caller if they have the role; otherwise throws a `callError`. The ID token must carry the role and a
 * verified email. Because a token may be an hour old, the profile must have the role too, and the token must be newer
 * than the last loss of rights. One read.
 */
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
