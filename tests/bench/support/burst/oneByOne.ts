// How events were counted before they were added in turn: a negative control.
import { collections, pathOf } from '@selasar/domain';
import { FieldValue } from 'firebase-admin/firestore';
import { db } from '../../../../functions/src/core/firestore.ts';
import { incrementsOf } from '../../../../functions/src/stats/counters.ts';
import { isRecounted, watermark, type Ledger } from '../../../../functions/src/stats/ledger.ts';

/** Each event is written down and added in a transaction of its own, so nothing waits to be added. */
export const oneByOne: Ledger = async ({ id, committedAt, changes }) => {
  await db.runTransaction(async (transaction) => {
    const state = await transaction.get(watermark);
    const entry = { committedAt, changes, at: FieldValue.serverTimestamp() };
    transaction.create(db.collection(collections.statsLedger).doc(id), entry);
    if (isRecounted({ get: () => committedAt }, state)) return;
    for (const [document, increments] of incrementsOf(changes)) {
      const fields = { ...increments, updatedAt: FieldValue.serverTimestamp() };
      transaction.set(db.doc(pathOf(collections.stats, document)), fields, { merge: true });
    }
  });
  return false;
};
