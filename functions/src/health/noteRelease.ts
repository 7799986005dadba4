import { documents } from '@selasar/domain';
import { FieldValue } from 'firebase-admin/firestore';
import { db } from '../core/firestore.ts';
import { release } from '../core/release.ts';

let noted = false;

/** Writes down, at the first call of a server, that this release runs: one read, and a write for the first server of it. */
export async function noteRelease(): Promise<void> {
  if (noted) return;
  noted = true;
  const stored = db.doc(documents.functionsHealth);
  if ((await stored.get()).get('release') === release()) return;
  await stored.set({
    release: release(),
    node: process.versions.node,
    deployedAt: FieldValue.serverTimestamp(),
  });
}
