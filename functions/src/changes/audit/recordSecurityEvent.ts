import { collections, type SecurityEvent } from '@selasar/domain';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { expiryOf } from '../../platform/expiry.ts';
import { authorFields, type By } from '../../people/authorFields.ts';

/** A changed role, an export, or access to a guest's data. recordRefusal.ts counts refused calls. */
type What = Exclude<SecurityEvent['what'], { kind: 'call-refused' }>;

/** The time of the event and of its deletion (TTL policy on `expiresAt`). */
export const eventTimes = () => ({
  at: FieldValue.serverTimestamp(),
  expiresAt: expiryOf('securityEvents'),
});

/** Logs a security event, in the transaction that causes it. An `id` makes it safe to log it twice. */
export function recordSecurityEvent(
  transaction: Transaction,
  store: Firestore,
  { what, by, id }: { what: What; by: By; id?: string },
): void {
  const events = store.collection(collections.securityEvents);
  const event = id ? events.doc(id) : events.doc();
  transaction.create(event, { what, ...authorFields(by), ...eventTimes() });
}
