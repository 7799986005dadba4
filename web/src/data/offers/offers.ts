import { freeSlug, tourSchema, villaSchema } from '@selasar/domain';
import type { Tour, Villa } from '@selasar/domain';
import { collection, doc, limit, query, runTransaction, serverTimestamp } from 'firebase/firestore';
import type { Transaction } from 'firebase/firestore';
import { listenToQuery } from '../listen.ts';
import { useLive } from '../live.ts';
import type { Listen } from '../live.ts';
import type { Kind, Row } from '../rows.ts';
import { store } from '../store.ts';
import { RefusedError } from '../surely.ts';
import { changedFields, pick } from './changes.ts';
import type { Fields } from './changes.ts';

export type OfferKind = 'tours' | 'villas';

const tourKind: Kind<Tour> = { name: 'tours', idField: 'slug', schema: tourSchema };
const villaKind: Kind<Villa> = { name: 'villas', idField: 'slug', schema: villaSchema };
const schemas = { tours: tourSchema, villas: villaSchema };

/** Staff see more than the public list shows; the catalogue of one company is far smaller. */
const listedAtMost = 1000;

/** The newest first. Sorted here: the store would leave out one that is damaged and has no time. */
const listenToOffers =
  <Item extends { createdAt?: Date | undefined }>(kind: Kind<Item>): Listen<Row<Item>[]> =>
  (tell, fail) =>
    listenToQuery(kind, query(collection(store, kind.name), limit(listedAtMost)))(
      (rows) => tell(rows.toSorted((a, b) => timeOf(b) - timeOf(a))),
      fail,
    );

const timeOf = ({ createdAt }: { createdAt?: Date | undefined }): number =>
  createdAt?.getTime() ?? 0;

export const useTours = () => useLive<Row<Tour>[]>('tours', listenToOffers(tourKind));

export const useVillas = () => useLive<Row<Villa>[]>('villas', listenToOffers(villaKind));

/** Somebody else has changed the same fields, or deleted the document. */
export class OutdatedError extends RefusedError {}

/**
 * Stores a new tour or villa under the slug or, if that is taken, slug-2, slug-3, … `onSlug` is told which, before it is
 * stored there.
 */
export const createOffer = (
  kind: OfferKind,
  slug: string,
  fields: Fields,
  onSlug: (free: string) => void,
): Promise<void> =>
  runTransaction(store, async (transaction) => {
    const free = await firstFree(transaction, kind, slug);
    onSlug(free);
    transaction.set(doc(store, kind, free), {
      ...fields,
      slug: free,
      createdAt: serverTimestamp(),
      updatedAt: serverTimestamp(),
    });
  });

async function firstFree(transaction: Transaction, kind: OfferKind, slug: string): Promise<string> {
  const taken = new Set<string>();
  for (;;) {
    const candidate = freeSlug(slug, (one) => taken.has(one));
    // The next one is looked at only if this one is taken.
    // oxlint-disable-next-line no-await-in-loop
    if (!(await transaction.get(doc(store, kind, candidate))).exists()) return candidate;
    taken.add(candidate);
  }
}

/**
 * Writes the fields that differ between `before`, what the person saw, and `after`, and those that are read otherwise
 * than they are stored. Rejects with OutdatedError when one has another value by now than the person saw.
 */
export async function updateOffer<Values extends Fields>(
  kind: OfferKind,
  slug: string,
  before: Values,
  after: Values,
): Promise<void> {
  const names = changedFields<keyof Values & string>(before, after);
  if (names.length === 0) return;
  const reference = doc(store, kind, slug);
  await runTransaction(store, async (transaction) => {
    const stored = (await transaction.get(reference)).data();
    if (!stored) throw new OutdatedError('it was deleted by someone else');
    const read = (schemas[kind].safeParse(stored).data ?? stored) as unknown as Values;
    const expected = pick(before, names);
    if (changedFields(pick(read, names), expected).length > 0) {
      throw new OutdatedError('someone else has just changed the same fields');
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
