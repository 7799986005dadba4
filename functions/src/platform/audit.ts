import { collections, pathOf } from '@selasar/domain/core';
import { type EditKind, editOf, type SecurityEvent, theSystem } from '@selasar/domain/people';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { expiryOf } from './expiry.ts';

export interface Author {
  uid: string;
  email: string;
  fullName: string;
}

export type By = Author | typeof theSystem;

export function authorFields(by: By): { by: string; byName?: string } {
  if (by === theSystem) return { by };
  const byName = by.fullName || by.email;
  return { by: by.uid, ...(byName ? { byName } : {}) };
}

type Values = Readonly<Record<string, unknown>> | undefined;

export interface Edited {
  kind: EditKind;
  id: string;
  name: string;
  before: Values;
  after: Values;
  by: By;
}

export function editDocument({ kind, id, name, before, after, by }: Edited) {
  const edit = editOf(before, after);
  if (!edit) return undefined;
  return { kind, of: pathOf(kind, id), name, ...edit, ...authorFields(by) };
}

export function recordEdit(transaction: Transaction, store: Firestore, edited: Edited): void {
  const document = editDocument(edited);
  if (!document) return;
  const at = FieldValue.serverTimestamp();
  transaction.create(store.collection(collections.edits).doc(), { ...document, at });
}

/** authorize.ts counts refused calls. */
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
