import { collections } from '@selasar/domain/core';
import type { SecurityEvent } from '@selasar/domain/people';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { expiryOf } from '../expiry.ts';
import { authorFields, type By } from '../authorFields.ts';

/** recordRefusal.ts counts refused calls. */
type What = Exclude<SecurityEvent['what'], { kind: 'call-refused' }>;

/** A TTL policy on `expiresAt` deletes the event. */
export const eventTimes = () => ({
  at: FieldValue.serverTimestamp(),
  expiresAt: expiryOf('securityEvents'),
});

export function recordSecurityEvent(
  transaction: Transaction,
  store: Firestore,
  { what, by, id }: { what: What; by: By; id?: string },
): void {
  const events = store.collection(collections.securityEvents);
  const event = id ? events.doc(id) : events.doc();
  transaction.create(event, { what, ...authorFields(by), ...eventTimes() });
}
