import { collections, documents } from '@selasar/domain';
import { FieldValue, Timestamp, type Query } from 'firebase-admin/firestore';
import { expiryOf } from '../platform/expiry.ts';
import { db, isAlreadyThere } from '../platform/firestore.ts';
import type { Counters } from './counters.ts';

/**
 * `countedUpTo`: the commit up to which the last recount has counted; earlier events are in the figures already.
 * `foldedUpTo`: no entry from before this time waits.
 */
export const watermark = db.doc(documents.countedUpTo);

export interface CountedEvent {
  id: string;
  /** The commit time of the change. */
  committedAt: Timestamp;
  changes: Counters;
}

/** Adds an event to the ledger. Returns whether it still has to be added to the figures. */
export type Ledger = (event: CountedEvent) => Promise<boolean>;

const entries = db.collection(collections.statsLedger);

/** Adds each event once: the entry's id is the event's id. Each entry is its own document, so writers never wait. */
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

/** The fields of an entry that queries use. */
type Entry = Pick<FirebaseFirestore.DocumentSnapshot, 'get'>;

export const isWaiting = (entry: Entry): boolean => entry.get('waiting') === true;
export const changesOf = (entry: Entry): Counters => entry.get('changes') as Counters;

/** Entries whose events are not in the figures. */
export const waitingEntries = (): Query => entries.where('waiting', '==', true);

/** Whether the recount behind the watermark has counted this event. */
export function isRecounted(entry: Entry, state: Entry): boolean {
  const committedAt: unknown = entry.get('committedAt');
  const countedUpTo: unknown = state.get('countedUpTo');
  return (
    committedAt instanceof Timestamp &&
    countedUpTo instanceof Timestamp &&
    committedAt.valueOf() <= countedUpTo.valueOf()
  );
}

/** Entries whose changes were committed after `instant`. */
export const entriesAfter = (instant: Timestamp): Query =>
  entries.where('committedAt', '>', instant);
