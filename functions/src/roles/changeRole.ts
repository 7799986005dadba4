import { userRoleSchema, type UserRole } from '@selasar/domain';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { callError } from '../callError.ts';

export interface Services {
  auth: Auth;
  db: Firestore;
}

/**
 * Gives a registered person a role, or with 'pending' takes it away. Throws a `callError` for somebody unknown and for
 * the last admin. The profile comes first, because only a transaction can tell who is the last admin; the claim of the
 * ID token follows. If that fails, doing it again sets it right.
 */
export async function changeRole(
  { auth, db }: Services,
  uid: string,
  role: UserRole,
): Promise<void> {
  const user = await auth.getUser(uid).catch((error: unknown) => {
    throw isUnknownUser(error) ? personNotFound() : error;
  });
  await db.runTransaction((transaction) => writeProfile(transaction, db, user, role));
  await setClaim({ auth, db }, uid);
  // Whoever loses rights has to sign in again; the token in hand ends within the hour.
  if (role !== 'admin') await auth.revokeRefreshTokens(uid);
}

async function writeProfile(
  transaction: Transaction,
  db: Firestore,
  user: UserRecord,
  role: UserRole,
): Promise<void> {
  const profile = db.doc(`users/${user.uid}`);
  const stored = await transaction.get(profile);
  if (role !== 'admin' && stored.get('role') === 'admin') await refuseLastAdmin(transaction, db);
  if (stored.exists) {
    transaction.update(profile, { role });
    return;
  }
  transaction.create(profile, {
    email: user.email ?? '',
    fullName: user.displayName ?? '',
    role,
    createdAt: FieldValue.serverTimestamp(),
  });
}

/** Makes the claim say what the profile says, also if somebody else changes that at the same time. */
async function setClaim({ auth, db }: Services, uid: string): Promise<void> {
  const roleNow = async () =>
    userRoleSchema.parse((await db.doc(`users/${uid}`).get()).get('role'));
  let role: UserRole;
  do {
    role = await roleNow();
    const { role: _, ...otherClaims } = (await auth.getUser(uid)).customClaims ?? {};
    const claims = role === 'pending' ? otherClaims : { ...otherClaims, role };
    await auth.setCustomUserClaims(uid, claims);
  } while ((await roleNow()) !== role);
}

async function refuseLastAdmin(transaction: Transaction, db: Firestore): Promise<void> {
  const admins = db.collection('users').where('role', '==', 'admin').limit(2);
  if ((await transaction.get(admins)).size < 2) {
    throw callError({
      code: 'last-admin',
      field: 'role',
      message: 'This is the last admin. Make somebody else an admin first.',
    });
  }
}

const isUnknownUser = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';

const personNotFound = () =>
  callError({ code: 'person-not-found', field: 'uid', message: 'This person has no account.' });
