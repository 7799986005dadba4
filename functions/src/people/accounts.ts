import { isStaffRole, roleClaim, type UserRole } from '@selasar/domain';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';

export interface Services {
  auth: Auth;
  db: Firestore;
}

/** The account, or undefined if there is none. */
export const accountOf = (auth: Auth, uid: string): Promise<UserRecord | undefined> =>
  unlessUnknown(auth.getUser(uid));

/** The result, or undefined if the account does not exist. */
export async function unlessUnknown<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found') {
      return undefined;
    }
    throw error;
  }
}

/** The role claim of the account's new ID tokens. */
export function roleInTokens({ customClaims }: UserRecord): UserRole {
  const role: unknown = customClaims?.[roleClaim];
  return isStaffRole(role) ? role : 'pending';
}
