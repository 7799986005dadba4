import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { db } from '../../platform/firestore.ts';

/** Checks again whether the caller may do this; throws if not. Undefined for scripts. */
export type Authorize = ((transaction: Transaction) => Promise<unknown>) | undefined;

/** The number of documents per transaction. */
const atOnce = 300;

/** Deletes documents, in several transactions. Missing ones are ignored. */
export async function deleteAll(
  references: readonly DocumentReference[],
  authorize: Authorize,
): Promise<void> {
  for (let first = 0; first < references.length; first += atOnce) {
    const part = references.slice(first, first + atOnce);
    // One part after the other, each in its own transaction.
    // oxlint-disable-next-line no-await-in-loop
    await db.runTransaction(async (transaction) => {
      await authorize?.(transaction);
      for (const reference of part) transaction.delete(reference);
    });
  }
}
