import { collections, foundBy, pathOf } from '@selasar/domain/core';
import { contactMessageSchema, messagePersonalData, messageSearch } from '@selasar/domain/messages';
import { reviewPersonalData, reviewSchema } from '@selasar/domain/reviews';
import { type DocumentReference, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { db, unlessChanged, writeUnlessChanged } from '../../platform/firestore.ts';
import { writeRatings } from '../../reviews/ratings.ts';
import { mailDocuments, mailsOfRecord, noticesOf } from './tracesOf.ts';
import { withoutPerson } from './withoutPerson.ts';

/** The message still counts. */
export async function removeMessage(id: string, authorize?: Authorize): Promise<void> {
  const mails = mailDocuments([id, ...(await mailsOfRecord(id))]);
  await deleteAll([...mails, ...(await noticesOf(id))], authorize);
  await writeUnlessChanged(async (transaction) => {
    await authorize?.(transaction);
    const stored = await db.doc(pathOf(collections.messages, id)).get();
    if (!stored.exists) return;
    const data = { ...stored.data(), id };
    const personal = { schema: contactMessageSchema, personalData: messagePersonalData };
    const gone = withoutPerson(personal, data);
    const found = foundBy<string>(messageSearch, { ...data, ...gone });
    const fields = { ...gone, searchTerms: found.searchTerms };
    const removedAt = FieldValue.serverTimestamp();
    transaction.update(stored.ref, { ...fields, removedAt }, unlessChanged(stored));
  });
}

/** Its stars still count. */
export const removeReview = (bookingId: string, authorize?: Authorize): Promise<void> =>
  writeUnlessChanged(async (transaction) => {
    await authorize?.(transaction);
    const stored = await db.doc(pathOf(collections.reviews, bookingId)).get();
    if (!stored.exists) return;
    const personal = { schema: reviewSchema, personalData: reviewPersonalData };
    const gone = withoutPerson(personal, stored.data() ?? {});
    if (Object.keys(gone).length === 0) return;
    const { name, text } = gone;
    const before = reviewSchema.parse({ ...stored.data(), id: bookingId });
    await writeRatings(transaction, { ...before, name, text, country: '' });
    const now = FieldValue.serverTimestamp();
    const after = { ...gone, removedAt: now, updatedAt: now };
    transaction.update(stored.ref, after, unlessChanged(stored));
  });

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
