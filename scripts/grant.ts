// `npm run grant -- <email> admin|staff|none`: gives a registered person a role, or takes it away.
// In production with GOOGLE_APPLICATION_CREDENTIALS set; in a local suite with its FIREBASE_AUTH_EMULATOR_HOST and
// FIRESTORE_EMULATOR_HOST.
import { isStaffRole } from '@selasar/domain';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { grant } from './grant/grant.ts';
import { messageOf } from './suite/progress.ts';
import { PROJECT_ID } from './suite/root.ts';

try {
  const [email, role] = process.argv.slice(2);
  if (!email || !(role === 'none' || isStaffRole(role))) {
    throw new Error('Usage: npm run grant -- <email> admin|staff|none');
  }
  const isLocal = process.env.FIREBASE_AUTH_EMULATOR_HOST !== undefined;
  const app = initializeApp(isLocal ? { projectId: PROJECT_ID } : undefined);
  await grant({ auth: getAuth(app), db: getFirestore(app) }, email, role);
  process.stdout.write(
    `${email}: ${role === 'none' ? 'no role any more' : `${role}, from the next sign-in on`}.\n`,
  );
} catch (error) {
  process.stderr.write(`\n${messageOf(error)}\n`);
  // The process ends by itself: a transaction that has refused still lets go of what it has read.
  process.exitCode = 1;
}
