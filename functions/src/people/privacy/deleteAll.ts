import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { db } from '../../platform/firestore.ts';

/** Looks again whether somebody may do this; throws if not. A script has none. */
export type Authorize = ((transaction: Transaction) => Promise<unknown>) | undefined;

/** As many as one transaction deletes. */
const atOnce = 300;

/** Deletes documents; those that are gone already are left alone. */
export async function deleteAll(
  references: readonly DocumentReference[],
  authorize: Authorize,
): Promise<void> {
  for (let first = 0; first < references.length; first += atOnce) {
    const part = references.slice(first, first + atOnce);
    // One part after the other: each is one transaction.
    // oxlint-disable-next-line no-await-in-loop
    await db.runTransaction(async (transaction) => {
      await authorize?.(transaction);
      for (const reference of part) transaction.delete(reference);
    });
  }
}
