import { isDeepStrictEqual } from 'node:util';
import { collections, documents } from '@selasar/domain/core';
import {
  hasAllSeats,
  hasDepartures,
  type OfferRules,
  storedRulesSchema,
} from '@selasar/domain/pricing';
import type { ListedOffer } from '@selasar/domain/stats';
import type { DocumentData, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { db } from '../platform/firestore.ts';

const kinds = ['tours', 'villas'] as const;
const place = db.doc(documents.offers);

function listed(data: DocumentData): ListedOffer {
  const name: unknown = data['title'] ?? data['name'];
  const rules = storedRulesSchema.parse(data['rules']);
  return {
    ...(typeof name === 'string' ? { name } : {}),
    ...(rules && rules !== 'damaged' && hasAllSeats({ type: 'tour', rules })
      ? { rules: limitsOf(rules) }
      : {}),
  };
}

const limitsOf = (rules: OfferRules) => {
  const { seats, weekdays, closed, departures } = rules;
  return {
    ...(hasDepartures({ type: 'tour', rules }) ? { departures } : { seats }),
    ...(weekdays ? { weekdays } : {}),
    ...(closed ? { closed } : {}),
  };
};

const listedIn = (found: DocumentSnapshot | undefined): ListedOffer | undefined =>
  found?.exists ? listed(found.data() ?? {}) : undefined;

export async function listOffer(
  change: { before: DocumentSnapshot; after: DocumentSnapshot } | undefined,
): Promise<void> {
  if (!change || isDeepStrictEqual(listedIn(change.before), listedIn(change.after))) return;
  await db.runTransaction(listAllOffers);
}

/** Offers that no longer exist keep their last name, because requests refer to them. */
export async function listAllOffers(transaction: Transaction): Promise<void> {
  const [before, ...stored] = [
    await transaction.get(place),
    await transaction.get(db.collection(collections.tours)),
    await transaction.get(db.collection(collections.villas)),
  ] as const;
  const all = kinds.map((kind, index) => {
    const known = (before.get(kind) ?? {}) as Record<string, ListedOffer>;
    const old = Object.entries(known).map(([id, entry]) => [id, { ...entry, isGone: true }]);
    const now = stored[index]?.docs.map((found) => [found.id, listed(found.data())]) ?? [];
    return [kind, Object.fromEntries([...old, ...now])];
  });
  const lists: unknown = Object.fromEntries(all);
  if (!isDeepStrictEqual(lists, before.data())) transaction.set(place, lists as DocumentData);
}
