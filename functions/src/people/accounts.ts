import { isStaffRole, roleClaim, type UserRole } from '@selasar/domain/core';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';

export interface Services {
  auth: Auth;
  db: Firestore;
}

export const accountOf = (auth: Auth, uid: string): Promise<UserRecord | undefined> =>
  unlessUnknown(auth.getUser(uid));

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

export function roleInTokens({ customClaims }: UserRecord): UserRole {
  const role: unknown = customClaims?.[roleClaim];
  return isStaffRole(role) ? role : 'pending';
}
