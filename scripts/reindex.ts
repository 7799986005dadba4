// `npm run reindex`: rebuilds the search index of bookings, transfers and messages, and lists records that do not match their
// schema. Safe to run again. In production with
// GOOGLE_APPLICATION_CREDENTIALS set; in a local suite with its FIRESTORE_EMULATOR_HOST.
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { reindex } from './reindex/reindex.ts';
import { commandLine } from './suite/commandLine.ts';
import { googleCommand, requireCredentials } from './suite/googleCommand.ts';
import { PROJECT_ID } from './suite/root.ts';

await googleCommand(async () => {
  commandLine('Usage: npm run reindex', {});
  await requireCredentials();
  const isLocal = process.env.FIRESTORE_EMULATOR_HOST !== undefined;
  const { written, damaged } = await reindex(
    getFirestore(initializeApp(isLocal ? { projectId: PROJECT_ID } : undefined)),
  );
  process.stdout.write(`${written} records reindexed.\n`);
  for (const path of damaged) process.stdout.write(`${path} does not match its schema.\n`);
});
