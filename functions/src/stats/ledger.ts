import { collections, documents } from '@selasar/domain';
import { FieldValue, Timestamp, type Query } from 'firebase-admin/firestore';
import { expiryOf } from '../platform/expiry.ts';
import { db, isAlreadyThere } from '../platform/firestore.ts';
import type { Counters } from './counters.ts';

/**
 * `countedUpTo`: up to which commit the last recount has counted; events of earlier commits are in the figures already.
 * `foldedUpTo`: entries of before that instant wait no longer.
 */
export const watermark = db.doc(documents.countedUpTo);

export interface CountedEvent {
  id: string;
  /** When the change that it tells of was committed. */
  committedAt: Timestamp;
  changes: Counters;
}

/** Writes an event down, to be added to the figures. Answers whether it is still to be added. */
export type Ledger = (event: CountedEvent) => Promise<boolean>;

const entries = db.collection(collections.statsLedger);

/** Writes each event down once: its id is the entry's. The entry is a document of its own, so nobody waits for it. */
export const ledger: Ledger = async ({ id, committedAt, changes }) => {
  const entry = entries.doc(id);
  try {
    await entry.create({
      committedAt,
      changes,
      waiting: true,
      at: FieldValue.serverTimestamp(),
      expiresAt: expiryOf('statsLedger'),
    });
    return true;
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
    return isWaiting(await entry.get());
  }
};

/** What is asked of an entry. */
type Entry = Pick<FirebaseFirestore.DocumentSnapshot, 'get'>;

export const isWaiting = (entry: Entry): boolean => entry.get('waiting') === true;
export const changesOf = (entry: Entry): Counters => entry.get('changes') as Counters;

/** Entries of events that are not in the figures. */
export const waitingEntries = (): Query => entries.where('waiting', '==', true);

/** Whether the recount that the watermark tells of has counted what the event tells of. */
export function isRecounted(entry: Entry, state: Entry): boolean {
  const committedAt: unknown = entry.get('committedAt');
  const countedUpTo: unknown = state.get('countedUpTo');
  return (
    committedAt instanceof Timestamp &&
    countedUpTo instanceof Timestamp &&
    committedAt.valueOf() <= countedUpTo.valueOf()
  );
}

/** The entries of events whose changes were committed after `instant`. */
export const entriesAfter = (instant: Timestamp): Query =>
  entries.where('committedAt', '>', instant);
