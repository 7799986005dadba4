import { subcollections } from '@selasar/domain';
import type { BookingStatus, ReviewStatus, StatusEvent, TransferStatus } from '@selasar/domain';
import { FieldValue, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import type { Author } from '../people/authorize.ts';

/** A driver or guide, who acts by their own address. */
export interface CrewAuthor {
  crewId: string;
  name: string;
}

/** Who did it, as the history says it. */
export function asHistoryTells(by: Author | CrewAuthor | 'guest') {
  if (by === 'guest') return { by };
  if ('crewId' in by) return { by: 'crew', byName: by.name };
  return { by: by.uid, byName: by.fullName, byEmail: by.email };
}

/** Writes down who set the status of a booking, a transfer or a review, in the transaction that sets it. Answers the event's id; one that is given makes it one event, however often it is written. */
export function recordStatus<Status extends BookingStatus | TransferStatus | ReviewStatus>(
  transaction: Transaction,
  subject: DocumentReference,
  from: Status | null,
  to: Status,
  by: Author | CrewAuthor | 'guest',
  { id, ...more }: Pick<StatusEvent, 'undoes' | 'ask' | 'change'> & { id?: string } = {},
): string {
  const events = subject.collection(subcollections.events);
  const event = id === undefined ? events.doc() : events.doc(id);
  const at = FieldValue.serverTimestamp();
  transaction.create(event, { from, to, ...asHistoryTells(by), ...more, at });
  return event.id;
}
