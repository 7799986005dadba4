import type { Change, DocumentSnapshot, FirestoreEvent } from 'firebase-functions/v2/firestore';
import type { Contribution } from './contributions.ts';
import { difference } from './counters.ts';
import { eventTimestamp } from './eventTime.ts';
import { folder } from './fold.ts';
import { ledger, type Ledger } from './ledger.ts';

type WrittenEvent = FirestoreEvent<Change<DocumentSnapshot> | undefined>;

const foldWhatWaits = folder();

/**
 * Handles the events of documents that contribute so to the figures. It ends when the event is in them: one whose
 * server died before comes again. The ledger is given to show what it is good for, the fold to be seen at work.
 */
export const countWith =
  (contribution: Contribution, enter: Ledger = ledger, fold = foldWhatWaits) =>
  async (event: WrittenEvent): Promise<void> => {
    const { before, after } = event.data ?? {};
    const changes = difference(contribution(before?.data()), contribution(after?.data()));
    if (Object.keys(changes).length === 0) return;
    const committedAt = after?.updateTime ?? eventTimestamp(event.time);
    if (await enter({ id: event.id, committedAt, changes })) await fold();
  };
