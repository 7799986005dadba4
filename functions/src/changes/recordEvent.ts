import { subcollections, type StatusEvent } from '@selasar/domain';
import { FieldValue, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import type { Author } from '../people/authorize.ts';

/** A driver or guide, signed in by their key. */
export interface CrewAuthor {
  crewId: string;
  name: string;
}

/** The author of a change. */
export type Actor = Author | CrewAuthor | 'guest';

/** The author as stored in the history. */
export function authorFields(by: Actor) {
  if (by === 'guest') return { by };
  if ('crewId' in by) return { by: 'crew', byName: by.name };
  return { by: by.uid, byName: by.fullName, byEmail: by.email };
}

type NewEvent = Pick<StatusEvent, 'from' | 'to' | 'undoes' | 'changeRequest' | 'change'> & {
  by: Actor;
  /** A given id makes it one event, however often it is written. */
  id?: string;
};

/** Writes an event of a booking, transfer or review, in the transaction of the change. Returns its id. */
export function recordEvent(
  transaction: Transaction,
  record: DocumentReference,
  { by, id, ...details }: NewEvent,
): string {
  const events = record.collection(subcollections.events);
  const event = id === undefined ? events.doc() : events.doc(id);
  transaction.create(event, {
    ...details,
    ...authorFields(by),
    at: FieldValue.serverTimestamp(),
  });
  return event.id;
}
