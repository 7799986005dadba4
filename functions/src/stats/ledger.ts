import { FieldValue, Timestamp, type Query } from 'firebase-admin/firestore';
import { db } from '../firestore.ts';
import { incrementsOf, type Counters } from './counters.ts';

/** Retries of an event end after a week at the latest; then its entry may go (by a TTL policy on `expiresAt`). */
const keepMs = 14 * 24 * 60 * 60 * 1000;

/** Up to which commit the last recount has counted. Events of earlier commits are in the figures already. */
export const watermark = db.doc('settings/stats');

/** Everybody writes the same few documents; giving up would lose an event where nobody delivers it again. */
export const patiently = { maxAttempts: 20 };

export interface CountedEvent {
  id: string;
  /** When the change that it tells of was committed. */
  committedAt: Timestamp;
  changes: Counters;
}

/** Adds an event's changes to the figures. Does nothing for an event that was counted before. */
export const countOnce = ({ id, committedAt, changes }: CountedEvent): Promise<void> =>
  db.runTransaction(async (transaction) => {
    const entry = db.collection('statsLedger').doc(id);
    const [known, recounted] = await transaction.getAll(entry, watermark);
    if (known?.exists) return;
    transaction.create(entry, {
      committedAt,
      changes,
      at: FieldValue.serverTimestamp(),
      expiresAt: Timestamp.fromMillis(Date.now() + keepMs),
    });
    if (isCounted(committedAt, recounted?.get('countedUpTo'))) return;
    for (const [document, increments] of incrementsOf(changes)) {
      transaction.set(
        db.doc(`stats/${document}`),
        { ...increments, updatedAt: FieldValue.serverTimestamp() },
        { merge: true },
      );
    }
  }, patiently);

const isCounted = (committedAt: Timestamp, countedUpTo: unknown): boolean =>
  countedUpTo instanceof Timestamp && committedAt.valueOf() <= countedUpTo.valueOf();

/** The entries of events whose changes were committed after `instant`. */
export const entriesAfter = (instant: Timestamp): Query =>
  db.collection('statsLedger').where('committedAt', '>', instant);
