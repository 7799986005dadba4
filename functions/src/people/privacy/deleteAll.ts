import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { db } from '../../platform/firestore.ts';

/** Checks again whether the caller may do this; throws if not. A nightly job has no caller. */
export type Authorize = (transaction: Transaction) => Promise<unknown>;

const atOnce = 300;

export async function deleteAll(
  references: readonly DocumentReference[],
  authorize: Authorize | undefined,
): Promise<void> {
  for (let first = 0; first < references.length; first += atOnce) {
    const part = references.slice(first, first + atOnce);
    // oxlint-disable-next-line no-await-in-loop
    await db.runTransaction(async (transaction) => {
      await authorize?.(transaction);
      for (const reference of part) transaction.delete(reference);
    });
  }
}
