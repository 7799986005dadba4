import type { OfferCollection } from '@selasar/domain';
import { doc, runTransaction, serverTimestamp } from 'firebase/firestore';
import { Failure } from '../core/failure.ts';
import { store } from '../core/store.ts';
import { changedFields, pick } from './changes.ts';
import type { Fields } from './changes.ts';
import { offerSchemas } from './collections.ts';

/**
 * Writes the fields that differ between `before`, what the person saw, and `after`, and those that are read otherwise
 * than they are stored. Refused as 'offer-changed' when one has another value by now than the person saw and wrote: the
 * SDK also runs it again when only the answer to its success is lost.
 */
export async function updateOffer<Values extends Fields>(
  collection: OfferCollection,
  slug: string,
  before: Values,
  after: Values,
): Promise<void> {
  const names = changedFields<keyof Values & string>(before, after);
  if (names.length === 0) return;
  const reference = doc(store, collection, slug);
  await runTransaction(store, async (transaction) => {
    const stored = (await transaction.get(reference)).data();
    if (!stored) throw new Failure('refused', 'offer-deleted');
    const read = (offerSchemas[collection].safeParse(stored).data ?? stored) as unknown as Values;
    const now = pick(read, names);
    if (changedFields(now, pick(before, names)).length > 0) {
      if (changedFields(now, pick(after, names)).length === 0) return;
      throw new Failure('refused', 'offer-changed');
    }
    const edited = pick(read, Object.keys(after) as (keyof Values & string)[]);
    const mended = changedFields<keyof Values & string>(stored as Values, edited as Values);
    transaction.update(reference, {
      ...pick(read, mended),
      ...pick(after, names),
      updatedAt: serverTimestamp(),
    });
  });
}
