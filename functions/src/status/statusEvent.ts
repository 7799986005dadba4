import { subcollections } from '@selasar/domain';
import type { BookingStatus, StatusEvent, TransferStatus } from '@selasar/domain';
import { FieldValue, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import type { Author } from '../people/authorize.ts';

/** Writes down who set the status of a booking or transfer, in the transaction that sets it. Answers the event's id. */
export function recordStatus<Status extends BookingStatus | TransferStatus>(
  transaction: Transaction,
  subject: DocumentReference,
  from: Status | null,
  to: Status,
  by: Author | 'guest',
  more: Pick<StatusEvent, 'undoes'> = {},
): string {
  const who = by === 'guest' ? { by } : { by: by.uid, byName: by.fullName, byEmail: by.email };
  const event = subject.collection(subcollections.events).doc();
  transaction.create(event, { from, to, ...who, ...more, at: FieldValue.serverTimestamp() });
  return event.id;
}
