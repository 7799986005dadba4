// `npm run grant -- <email> admin|staff|none`: gives a registered person a role, or takes it away.
// In production with GOOGLE_APPLICATION_CREDENTIALS set; in a local suite with its FIREBASE_AUTH_EMULATOR_HOST and
// FIRESTORE_EMULATOR_HOST.
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { fail } from './suite/progress.ts';
import { PROJECT_ID } from './suite/root.ts';

const USAGE = 'Usage: npm run grant -- <email> admin|staff|none';
const roles = ['admin', 'staff', 'none'];

async function grant(email: string, role: string): Promise<void> {
  const isLocal = process.env.FIREBASE_AUTH_EMULATOR_HOST !== undefined;
  const app = initializeApp(isLocal ? { projectId: PROJECT_ID } : undefined);
  const auth = getAuth(app);
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
  const profile = getFirestore(app).doc(`users/${user.uid}`);
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

try {
  const [email, role] = process.argv.slice(2);
  if (!email || !role || !roles.includes(role)) throw new Error(USAGE);
  await grant(email, role);
  process.stdout.write(
    `${email}: ${role === 'none' ? 'no role any more' : role}. It takes effect at the next sign-in.\n`,
  );
} catch (error) {
  fail(error);
}
