import type { DocumentData, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { unlessChanged } from './firestore.ts';

/**
 * Of two writers who have read the same, the second fails and retries. Apart from firestore.ts, so that a negative control can
 * replace `unlessChanged`.
 */
export function createOrUpdate(
  transaction: Transaction,
  stored: DocumentSnapshot,
  fields: DocumentData,
): void {
  if (stored.exists) transaction.update(stored.ref, fields, unlessChanged(stored));
  else transaction.create(stored.ref, fields);
}
