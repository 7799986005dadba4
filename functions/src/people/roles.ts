import {
  collections,
  covers,
  isStaffRole,
  pathOf,
  roleClaim,
  type UserRole,
  userRoleSchema,
} from '@selasar/domain/core';
import { theSystem } from '@selasar/domain/people';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { type Author, recordEdit, recordSecurityEvent } from '../platform/audit.ts';
import { callError } from '../platform/callError.ts';

/** One transaction decides; the same call, or the hourly job, finishes it (docs/decisions/0008-roles.md). */
export async function changeRole(
  services: Services,
  uid: string,
  role: UserRole,
  authorize?: (transaction: Transaction) => Promise<Author>,
): Promise<void> {
  const { auth, db } = services;
  const account = await accountOf(auth, uid);
  const profile = db.doc(pathOf(collections.users, uid));
  await db.runTransaction(async (transaction) => {
    const by = (await authorize?.(transaction)) ?? theSystem;
    const stored = await transaction.get(profile);
    const isThere = account !== undefined || (stored.exists && role === 'pending');
    if (!isThere || stored.get('refused') === true) {
      throw callError({ code: 'person-not-found', field: 'uid', facts: { who: 'person' } });
    }
    const before = userRoleSchema.parse(stored.get('role') ?? 'pending');
    if (before === 'admin' && role !== 'admin') await refuseLastAdmin(transaction, db);
    const email: string = stored.get('email') ?? account?.email ?? '';
    const emailVerified = account?.emailVerified === true && account.email === email;
    if (!covers(before, role) && !emailVerified) {
      throw callError({ code: 'email-not-verified', field: 'uid', facts: { email } });
    }
    const name = stored.get('fullName') || account?.displayName || email || uid;
    const values = { before: { role: before }, after: { role } };
    recordEdit(transaction, db, { kind: 'users', id: uid, name, ...values, by });
    if (role !== before) {
      const what = { kind: 'role-changed', person: uid, name, from: before, to: role } as const;
      recordSecurityEvent(transaction, db, { what, by });
    }
    const now = FieldValue.serverTimestamp();
    if (stored.exists) {
      transaction.update(profile, {
        role,
        ...(emailVerified ? { emailVerified } : {}),
        ...(covers(role, before) ? {} : { rightsLostAt: now }),
      });
    } else {
      const fullName = account?.displayName ?? '';
      transaction.create(profile, { email, fullName, role, emailVerified, createdAt: now });
    }
  });
  await settleRole(services, uid);
}

async function refuseLastAdmin(transaction: Transaction, db: Firestore): Promise<void> {
  const admins = db.collection(collections.users).where('role', '==', 'admin').limit(2);
  if ((await transaction.get(admins)).size < 2) {
    throw callError({ code: 'last-admin', field: 'role' });
  }
}

/** Marks the profile first, so nobody can approve it meanwhile, and deletes it last: a run can be repeated. */
export async function refuse(
  services: Services,
  uid: string,
  authorize: (transaction: Transaction) => Promise<unknown>,
): Promise<void> {
  const profile = services.db.doc(pathOf(collections.users, uid));
  await services.db.runTransaction(async (transaction) => {
    await authorize(transaction);
    const stored = await transaction.get(profile);
    if (!stored.exists) {
      throw callError({ code: 'person-not-found', field: 'uid', facts: { who: 'registration' } });
    }
    if (['role', 'tokenRole'].some((field) => covers(stored.get(field), 'staff'))) {
      throw callError({ code: 'has-a-role', field: 'uid' });
    }
    transaction.update(profile, { refused: true });
  });
  await deleteRefused(services, uid);
}

export async function deleteRefused({ auth, db }: Services, uid: string): Promise<void> {
  await unlessUnknown(auth.deleteUser(uid));
  await db.doc(pathOf(collections.users, uid)).delete();
}

/** A profile without an account loses its role: otherwise it would count as an admin. */
export async function settleRole({ auth, db }: Services, uid: string): Promise<void> {
  const profile = db.doc(pathOf(collections.users, uid));
  for (;;) {
    const stored = await profile.get();
    const role = userRoleSchema.parse(stored.get('role') ?? 'pending');
    const account = await accountOf(auth, uid);
    if (account) {
      const before = [roleInTokens(account), stored.get('tokenRole') ?? 'pending'];
      await auth.setCustomUserClaims(uid, claimsOf(account, role));
      if (!before.every((earlier) => covers(role, earlier))) await auth.revokeRefreshTokens(uid);
    }
    const tokenRole = account ? role : 'pending';
    const loss =
      tokenRole === role ? {} : { role: tokenRole, rightsLostAt: FieldValue.serverTimestamp() };
    const isDone = await db.runTransaction(async (transaction) => {
      const now = await transaction.get(profile);
      if ((now.get('role') ?? 'pending') !== role) return false;
      if (now.exists && (now.get('tokenRole') !== tokenRole || tokenRole !== role)) {
        transaction.update(profile, { tokenRole, ...loss });
      }
      return true;
    });
    if (isDone) return;
  }
}

function claimsOf({ customClaims = {} }: UserRecord, role: UserRole) {
  const { [roleClaim]: _, ...others } = customClaims;
  return role === 'pending' ? others : { ...others, [roleClaim]: role };
}

export interface Services {
  auth: Auth;
  db: Firestore;
}

const accountOf = (auth: Auth, uid: string): Promise<UserRecord | undefined> =>
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
