import { collections, documents } from '@selasar/domain';
import { FieldValue, Timestamp, type Query, type Transaction } from 'firebase-admin/firestore';
import { db } from '../core/firestore.ts';
import type { Counters } from './counters.ts';

/** Retries of an event end after a week at the latest; then its entry may go (by a TTL policy on `expiresAt`). */
const keepMs = 14 * 24 * 60 * 60 * 1000;

/** Up to which commit the last recount has counted. Events of earlier commits are in the figures already. */
export const watermark = db.doc(documents.countedUpTo);

export interface CountedEvent {
  id: string;
  /** When the change that it tells of was committed. */
  committedAt: Timestamp;
  changes: Counters;
}

/**
 * Writes an event down in the transaction that counts it, which then fails with ALREADY_EXISTS for a known event.
 * Answers whether the event is to be counted.
 */
export type Ledger = (transaction: Transaction, event: CountedEvent) => Promise<boolean>;

/**
 * Lets each event be counted once, and none that the last recount has counted. It does not read whether the event is
 * known: that would lock the entry, and a server that was killed would hold up the next for as long as its lock lives.
 */
export const ledger: Ledger = async (transaction, { id, committedAt, changes }) => {
  const recounted = await transaction.get(watermark);
  transaction.create(db.collection(collections.statsLedger).doc(id), {
    committedAt,
    changes,
    at: FieldValue.serverTimestamp(),
    expiresAt: Timestamp.fromMillis(Date.now() + keepMs),
  });
  return !isCounted(committedAt, recounted.get('countedUpTo'));
};

const isCounted = (committedAt: Timestamp, countedUpTo: unknown): boolean =>
  countedUpTo instanceof Timestamp && committedAt.valueOf() <= countedUpTo.valueOf();

/** The entries of events whose changes were committed after `instant`. */
export const entriesAfter = (instant: Timestamp): Query =>
  db.collection(collections.statsLedger).where('committedAt', '>', instant);
