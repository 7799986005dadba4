import type { BookingStatus } from '@selasar/domain';
import { FieldValue, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../callable.ts';

/** Writes down who set a booking's status, in the transaction that sets it. */
export function recordStatus(
  transaction: Transaction,
  booking: DocumentReference,
  from: BookingStatus | null,
  to: BookingStatus,
  by: Staff | 'guest',
): void {
  const who = by === 'guest' ? { by } : { by: by.uid, ...(by.email ? { byEmail: by.email } : {}) };
  transaction.create(booking.collection('events').doc(), {
    from,
    to,
    ...who,
    at: FieldValue.serverTimestamp(),
  });
}
