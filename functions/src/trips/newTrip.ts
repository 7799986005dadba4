import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { newCapability } from '../platform/capability.ts';
import { trips } from './trip.ts';

/** The email is '' if the guest gave staff none. */
export function newTrip(transaction: Transaction, email: string, typed?: { requestId: string }) {
  const reference = trips.doc();
  const { key, viewId } = newCapability();
  const unproven = typed && { ...newCapability(), requests: [typed.requestId] };
  transaction.create(reference, {
    key,
    viewId,
    emails: email ? [email] : [],
    ...(unproven && { unproven }),
    createdAt: FieldValue.serverTimestamp(),
  });
  return { id: reference.id, key, unproven };
}
