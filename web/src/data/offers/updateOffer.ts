import type { OfferCollection } from '@selasar/domain';
import { doc, runTransaction, serverTimestamp } from 'firebase/firestore';
import { Failure } from '../firebase/failure.ts';
import { store } from '../firebase/store.ts';
import { changedFields, pick } from './changes.ts';
import type { Fields } from './changes.ts';
import { offerSchemas } from './collections.ts';
import { comparedWith, isOfMap, toUpdate } from './mapPaths.ts';
import { withValidTexts } from './withValidTexts.ts';

/**
 * Writes the fields that differ between `before`, the version that the user saw, and `after`, and the fields whose
 * stored form differs from the form as read. Refused as 'offer-changed' if a field has by now neither the value that
 * the user saw nor the one that they wrote: the SDK also runs the transaction again when only the answer to its success
 * was lost.
 */
export async function updateOffer(
  collection: OfferCollection,
  slug: string,
  before: Fields,
  after: Fields,
): Promise<void> {
  const compared = comparedWith(before);
  const [was, wanted] = [compared(before), compared(after)];
  const names = changedFields(was, wanted);
  if (names.length === 0) return;
  const reference = doc(store, collection, slug);
  await runTransaction(store, async (transaction) => {
    const stored = (await transaction.get(reference)).data();
    if (!stored) throw new Failure('refused', 'offer-deleted');
    const whole: Fields = offerSchemas[collection].safeParse(stored).data ?? stored;
    const read = compared(whole);
    const now = pick(read, names);
    if (changedFields(now, pick(was, names)).length > 0) {
      if (changedFields(now, pick(wanted, names)).length === 0) return;
      throw new Failure('refused', 'offer-changed');
    }
    const edited = pick(read, Object.keys(wanted));
    // Invalid rules stay until someone sets new ones.
    const changed = changedFields(stored, edited).filter((name) => !isOfMap(name));
    const update = { ...pick(read, changed), ...toUpdate(pick(wanted, names), read) };
    transaction.update(reference, {
      ...withValidTexts(update, stored, whole),
      updatedAt: serverTimestamp(),
    });
  });
}
