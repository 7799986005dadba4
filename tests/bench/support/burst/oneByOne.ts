// The earlier way to count events, without a shared fold: a negative control.
import { collections, pathOf } from '@selasar/domain';
import { FieldValue } from 'firebase-admin/firestore';
import { db } from '../../../../functions/src/platform/firestore.ts';
import { incrementsOf } from '../../../../functions/src/stats/counters.ts';
import type { Ledger } from '../../../../functions/src/stats/ledger.ts';

/** Records each event and adds it in its own commit, so nothing waits in the ledger. */
export const oneByOne: Ledger = async ({ id, committedAt, changes }) => {
  const batch = db.batch();
  batch.create(db.collection(collections.statsLedger).doc(id), { committedAt, changes });
  for (const [document, increments] of incrementsOf(changes)) {
    const fields = { ...increments, updatedAt: FieldValue.serverTimestamp() };
    batch.set(db.doc(pathOf(collections.stats, document)), fields, { merge: true });
  }
  await batch.commit();
  return false;
};
