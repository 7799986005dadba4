// `npm run grant -- <email> admin|staff|none`: gives a registered person a role, or removes it.
// In production with GOOGLE_APPLICATION_CREDENTIALS set; in a local suite with its FIREBASE_AUTH_EMULATOR_HOST and
// FIRESTORE_EMULATOR_HOST.
import { isStaffRole } from '@selasar/domain/core';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { grant } from './grant/grant.ts';
import { commandLine } from './suite/commandLine.ts';
import { googleCommand, requireCredentials } from './suite/googleCommand.ts';
import { PROJECT_ID } from './suite/root.ts';

await googleCommand(async () => {
  const usage = 'Usage: npm run grant -- <email> admin|staff|none';
  const { positionals } = commandLine(usage, { allowPositionals: true });
  const [email, role, ...more] = positionals;
  if (!email || more.length > 0 || !(role === 'none' || isStaffRole(role))) {
    throw new Error(usage);
  }
  await requireCredentials();
  const isLocal = process.env.FIREBASE_AUTH_EMULATOR_HOST !== undefined;
  const app = initializeApp(isLocal ? { projectId: PROJECT_ID } : undefined);
  await grant({ auth: getAuth(app), db: getFirestore(app) }, email, role);
  process.stdout.write(
    `${email} has ${role === 'none' ? 'no role now' : `the role ${role} from the next sign-in`}.\n`,
  );
});
