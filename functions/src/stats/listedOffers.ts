import { isDeepStrictEqual } from 'node:util';
import {
  collections,
  documents,
  storedRulesSchema,
  type ListedOffer,
  type OfferCollection,
} from '@selasar/domain';
import {
  FieldPath,
  type DocumentData,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { db } from '../platform/firestore.ts';

const kinds = ['tours', 'villas'] as const;
const place = db.doc(documents.offers);

/** What reports know of an offer: its name, and, where its seats are limited, how many there are on which days. */
function listed(data: DocumentData): ListedOffer {
  const name: unknown = data['title'] ?? data['name'];
  const rules = storedRulesSchema.parse(data['rules']);
  return {
    ...(typeof name === 'string' ? { name } : {}),
    ...(rules !== 'damaged' && rules?.seats !== undefined ? { rules: limitsOf(rules) } : {}),
  };
}

const limitsOf = ({ seats, weekdays, closed }: NonNullable<ListedOffer['rules']>) => ({
  seats,
  ...(weekdays ? { weekdays } : {}),
  ...(closed ? { closed } : {}),
});

const listedIn = (found: DocumentSnapshot | undefined): ListedOffer | undefined =>
  found?.exists ? listed(found.data() ?? {}) : undefined;

/** One that is gone keeps its last name: requests were made for it. */
const gone = { isGone: true };

/** Lists an offer as it is now, whichever change of it this is told of. */
export async function listOffer(
  kind: OfferCollection,
  change: { before: DocumentSnapshot; after: DocumentSnapshot } | undefined,
): Promise<void> {
  if (!change || isDeepStrictEqual(listedIn(change.before), listedIn(change.after))) return;
  const { ref, id } = change.after;
  await db.runTransaction(async (transaction) => {
    const now = listedIn(await transaction.get(ref));
    const entry = { [kind]: { [id]: now ?? gone } };
    transaction.set(
      place,
      entry,
      now ? { mergeFields: [new FieldPath(kind, id)] } : { merge: true },
    );
  });
}

/** Lists all offers that there are; what is listed and is no longer there is gone. */
export async function listAllOffers(transaction: Transaction): Promise<void> {
  const [before, ...stored] = [
    await transaction.get(place),
    await transaction.get(db.collection(collections.tours)),
    await transaction.get(db.collection(collections.villas)),
  ] as const;
  const all = kinds.map((kind, index) => {
    const known = (before.get(kind) ?? {}) as Record<string, ListedOffer>;
    const old = Object.entries(known).map(([id, entry]) => [id, { ...entry, ...gone }]);
    const now = stored[index]?.docs.map((found) => [found.id, listed(found.data())]) ?? [];
    return [kind, Object.fromEntries([...old, ...now])];
  });
  const lists: unknown = Object.fromEntries(all);
  if (!isDeepStrictEqual(lists, before.data())) transaction.set(place, lists as DocumentData);
}
