import { collections, pathOf } from '@selasar/domain';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Change, DocumentSnapshot, FirestoreEvent } from 'firebase-functions/v2/firestore';
import { db, isAlreadyThere } from '../core/firestore.ts';
import type { Contribution } from './contributions.ts';
import { difference, incrementsOf, type Counters } from './counters.ts';
import { eventTimestamp } from './eventTime.ts';
import { ledger, type CountedEvent, type Ledger } from './ledger.ts';

type WrittenEvent = FirestoreEvent<Change<DocumentSnapshot> | undefined>;

/** Everybody writes the same few documents; giving up would lose an event where nobody delivers it again. */
export const patiently = { maxAttempts: 20 };

/** Handles the events of documents that contribute so to the figures. The ledger is given to show what it is good for. */
export const countWith =
  (contribution: Contribution, enter: Ledger = ledger) =>
  async (event: WrittenEvent): Promise<void> => {
    const { before, after } = event.data ?? {};
    const changes = difference(contribution(before?.data()), contribution(after?.data()));
    if (Object.keys(changes).length === 0) return;
    const committedAt = after?.updateTime ?? eventTimestamp(event.time);
    await add({ id: event.id, committedAt, changes }, enter);
  };

/** Adds an event's changes to the figures, if the ledger says that they are not in them. */
async function add(event: CountedEvent, enter: Ledger): Promise<void> {
  try {
    await db.runTransaction(async (transaction) => {
      if (await enter(transaction, event)) addIncrements(transaction, event.changes);
    }, patiently);
  } catch (error) {
    // It was counted before.
    if (!isAlreadyThere(error)) throw error;
  }
}

function addIncrements(transaction: Transaction, changes: Counters): void {
  for (const [document, increments] of incrementsOf(changes)) {
    const fields = { ...increments, updatedAt: FieldValue.serverTimestamp() };
    transaction.set(db.doc(pathOf(collections.stats, document)), fields, { merge: true });
  }
}
