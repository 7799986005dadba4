import type { Change, DocumentSnapshot, FirestoreEvent } from 'firebase-functions/v2/firestore';
import type { Contribution } from './contributions.ts';
import { difference } from './counters.ts';
import { eventTimestamp } from './eventTime.ts';
import { folder } from './fold.ts';
import { ledger, type Ledger } from './ledger.ts';

type WrittenEvent = FirestoreEvent<Change<DocumentSnapshot> | undefined>;

const foldPending = folder();

/**
 * Counts document events by the given contribution. Ends only when the event is in the figures; if the server dies
 * before, the event is retried. Tests pass another ledger and fold.
 */
export const countWith =
  (contribution: Contribution, enter: Ledger = ledger, fold = foldPending) =>
  async (event: WrittenEvent): Promise<void> => {
    const { before, after } = event.data ?? {};
    const changes = difference(contribution(before?.data()), contribution(after?.data()));
    if (Object.keys(changes).length === 0) return;
    const committedAt = after?.updateTime ?? eventTimestamp(event.time);
    if (await enter({ id: event.id, committedAt, changes })) await fold();
  };
