// How events were counted before they were added in turn: a negative control.
import { collections, pathOf } from '@selasar/domain';
import { FieldValue } from 'firebase-admin/firestore';
import { db } from '../../../../functions/src/platform/firestore.ts';
import { incrementsOf } from '../../../../functions/src/stats/counters.ts';
import type { Ledger } from '../../../../functions/src/stats/ledger.ts';

/** Each event is written down and added in a commit of its own, so nothing waits to be added. */
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
