import { subcollections, type StatusEvent } from '@selasar/domain';
import { FieldValue, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import type { Author } from '../people/authorize.ts';

/** A driver or guide, who acts by their own address. */
export interface CrewAuthor {
  crewId: string;
  name: string;
}

/** Whoever changes a record. */
export type Actor = Author | CrewAuthor | 'guest';

/** Who did it, as the history says it. */
export function asHistoryTells(by: Actor) {
  if (by === 'guest') return { by };
  if ('crewId' in by) return { by: 'crew', byName: by.name };
  return { by: by.uid, byName: by.fullName, byEmail: by.email };
}

type Told = Pick<StatusEvent, 'from' | 'to' | 'undoes' | 'ask' | 'change'> & {
  by: Actor;
  /** One that is given makes it one event, however often it is written. */
  id?: string;
};

/** Writes the event of a booking, a transfer or a review, in the transaction that it tells of. Answers its id. */
export function recordEvent(
  transaction: Transaction,
  record: DocumentReference,
  { by, id, ...told }: Told,
): string {
  const events = record.collection(subcollections.events);
  const event = id === undefined ? events.doc() : events.doc(id);
  transaction.create(event, {
    ...told,
    ...asHistoryTells(by),
    at: FieldValue.serverTimestamp(),
  });
  return event.id;
}
