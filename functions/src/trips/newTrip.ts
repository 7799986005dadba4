import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { newCapability } from '../platform/capability.ts';
import { trips } from './trip.ts';

/** Creates a trip for an email; '' if the guest gave staff none. */
export function newTrip(transaction: Transaction, email: string) {
  const reference = trips.doc();
  const { key, viewId } = newCapability();
  transaction.create(reference, {
    key,
    viewId,
    emails: email ? [email] : [],
    createdAt: FieldValue.serverTimestamp(),
  });
  return { id: reference.id, key };
}
