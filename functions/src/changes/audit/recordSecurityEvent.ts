import { collections, type SecurityEvent } from '@selasar/domain';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { expiryOf } from '../../platform/expiry.ts';
import { authorFields, type By } from '../../people/authorFields.ts';

/** A role, an export, or a guest's data; refused calls are counted: see recordRefusal.ts. */
type What = Exclude<SecurityEvent['what'], { kind: 'call-refused' }>;

/** When it was, and when it goes (by a TTL policy on `expiresAt`). */
export const eventTimes = () => ({
  at: FieldValue.serverTimestamp(),
  expiresAt: expiryOf('securityEvents'),
});

/** Writes an event down, in the transaction that does what it tells. What may be done twice has an `id`. */
export function recordSecurityEvent(
  transaction: Transaction,
  store: Firestore,
  { what, by, id }: { what: What; by: By; id?: string },
): void {
  const events = store.collection(collections.securityEvents);
  const event = id ? events.doc(id) : events.doc();
  transaction.create(event, { what, ...authorFields(by), ...eventTimes() });
}
