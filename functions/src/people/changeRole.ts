import { collections, covers, pathOf, type UserRole, userRoleSchema } from '@selasar/domain/core';
import { theSystem } from '@selasar/domain/people';
import type { UserRecord } from 'firebase-admin/auth';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { callError } from '../platform/callError.ts';
import { recordEdit } from '../audit/recordEdit.ts';
import { accountOf, type Services } from './accounts.ts';
import { recordSecurityEvent } from '../platform/security/recordSecurityEvent.ts';
import type { Author } from '../platform/authorize.ts';
import { settleRole } from './settleRole.ts';

/** One transaction decides; the same call, or the hourly job, finishes it (docs/decisions/0008-roles.md). */
export async function changeRole(
  services: Services,
  uid: string,
  role: UserRole,
  authorize?: (transaction: Transaction) => Promise<Author>,
): Promise<void> {
  const { auth, db } = services;
  const account = await accountOf(auth, uid);
  await db.runTransaction(async (transaction) => {
    const by = (await authorize?.(transaction)) ?? theSystem;
    await decide(transaction, db, { uid, account, role, by });
  });
  await settleRole(services, uid);
}

interface Decision {
  uid: string;
  account: UserRecord | undefined;
  role: UserRole;
  by: Author | typeof theSystem;
}

async function decide(
  transaction: Transaction,
  db: Firestore,
  { uid, account, role, by }: Decision,
): Promise<void> {
  const profile = db.doc(pathOf(collections.users, uid));
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
  const edit = {
    kind: 'users',
    id: uid,
    name,
    before: { role: before },
    after: { role },
    by,
  } as const;
  recordEdit(transaction, db, edit);
  if (role !== before) {
    const what = { kind: 'role-changed', person: uid, name, from: before, to: role } as const;
    recordSecurityEvent(transaction, db, { what, by });
  }
  if (stored.exists) {
    transaction.update(profile, {
      role,
      ...(emailVerified ? { emailVerified } : {}),
      ...(covers(role, before) ? {} : { rightsLostAt: FieldValue.serverTimestamp() }),
    });
    return;
  }
  transaction.create(profile, {
    email,
    fullName: account?.displayName ?? '',
    role,
    emailVerified,
    createdAt: FieldValue.serverTimestamp(),
  });
}

async function refuseLastAdmin(transaction: Transaction, db: Firestore): Promise<void> {
  const admins = db.collection(collections.users).where('role', '==', 'admin').limit(2);
  if ((await transaction.get(admins)).size < 2) {
    throw callError({ code: 'last-admin', field: 'role' });
  }
}
