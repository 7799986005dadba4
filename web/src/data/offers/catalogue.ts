import { publicListLimit } from '@selasar/domain';
import {
  collection as collectionAt,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  where,
} from 'firebase/firestore/lite';
import type { z } from 'zod';
import { withDeadline } from '../core/deadline.ts';
import { firestore } from '../core/lite.ts';
import type { OfferCollection } from './collections.ts';

/** What visitors read: the public pages follow nothing live. Times in milliseconds. */
const deadlineMs = 8000;

/** A document that does not fit the schema is left out rather than shown half. */
function toItem<Item>(
  schema: z.ZodType<Item>,
  collection: OfferCollection,
  id: string,
  data: unknown,
): Item[] {
  const parsed = schema.safeParse({ ...(data as object), slug: id });
  if (!parsed.success)
    console.warn(`${collection}/${id} does not fit its schema`, parsed.error.issues);
  return parsed.success ? [parsed.data] : [];
}

/** All items of a collection, or the given number of featured ones; the featured first, then by name. */
export async function readOffers<Item extends { featured: boolean }>(
  collection: OfferCollection,
  schema: z.ZodType<Item>,
  name: (item: Item) => string,
  featured?: number,
): Promise<Item[]> {
  const read = async () => {
    const items = collectionAt(await firestore(), collection);
    return getDocs(
      featured === undefined
        ? query(items, limit(publicListLimit))
        : query(items, where('featured', '==', true), limit(featured)),
    );
  };
  const found = await withDeadline(read(), deadlineMs);
  const items = found.docs.flatMap((one) => toItem(schema, collection, one.id, one.data()));
  return inOrder(items, name);
}

/** The item of a slug, or undefined when there is none. */
export async function readOffer<Item>(
  collection: OfferCollection,
  schema: z.ZodType<Item>,
  slug: string,
): Promise<Item | undefined> {
  const read = async () => getDoc(doc(await firestore(), collection, slug));
  const found = await withDeadline(read(), deadlineMs);
  return found.exists() ? toItem(schema, collection, found.id, found.data())[0] : undefined;
}

/** Featured items first, then by name. */
export const inOrder = <Item extends { featured: boolean }>(
  items: readonly Item[],
  name: (item: Item) => string,
): Item[] =>
  items.toSorted(
    (a, b) => Number(b.featured) - Number(a.featured) || name(a).localeCompare(name(b)),
  );
