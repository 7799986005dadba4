import type { StaffRole } from '@selasar/domain';
import type { Auth } from 'firebase-admin/auth';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';

/** Gives a registered person a role or, with 'none', takes it away. Throws an Error for an unknown email. */
export async function setRole(
  auth: Auth,
  db: Firestore,
  email: string,
  role: StaffRole | 'none',
): Promise<void> {
  const user = await auth.getUserByEmail(email).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found') {
      throw new Error(`Nobody has registered with ${email}. Register on /auth first.`);
    }
    throw error;
  });
  const { role: _, ...otherClaims } = user.customClaims ?? {};
  await auth.setCustomUserClaims(
    user.uid,
    role === 'none' ? otherClaims : { ...otherClaims, role },
  );
  const profile = db.doc(`users/${user.uid}`);
  const known = (await profile.get()).exists;
  await profile.set(
    {
      role: role === 'none' ? 'pending' : role,
      ...(known
        ? {}
        : { email, fullName: user.displayName ?? '', createdAt: FieldValue.serverTimestamp() }),
    },
    { merge: true },
  );
}
