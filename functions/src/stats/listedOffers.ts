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

/** The offers as reports list them: the name and, if seats are limited, their number and weekdays. */
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

/** A deleted offer keeps its last name, because requests refer to it. */
const gone = { isGone: true };

/** Updates the list with the current state of an offer, whatever the event says. */
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

/** Lists all existing offers, and marks listed ones that no longer exist as deleted. */
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
