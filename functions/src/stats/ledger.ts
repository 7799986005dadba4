import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { db } from '../firestore.ts';

/** Retries of an event end after a week at the latest; then its entry may go (by a TTL policy on `expiresAt`). */
const keepMs = 14 * 24 * 60 * 60 * 1000;

/** Runs `work` in a transaction that also writes the event's id down; does nothing for an id that is there already. */
export const oncePerEvent = (
  eventId: string,
  work: (transaction: Transaction) => void,
): Promise<void> =>
  db.runTransaction(async (transaction) => {
    const entry = db.collection('statsLedger').doc(eventId);
    if ((await transaction.get(entry)).exists) return;
    transaction.create(entry, {
      at: FieldValue.serverTimestamp(),
      expiresAt: Timestamp.fromMillis(Date.now() + keepMs),
    });
    work(transaction);
  });
