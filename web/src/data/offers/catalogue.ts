import { inLanguage, isSlug, offerTextNames, currentLocale } from '@selasar/domain';
import type { OfferCollection, StoredOffer } from '@selasar/domain';
import type { z } from 'zod';
import { withDeadline } from '../firebase/deadline.ts';
import { offerSource } from './offerSource.ts';

/** What visitors see of tours and villas. Times in milliseconds. */
export const deadlineMs = 8000;

interface Dated {
  createdAt?: Date | undefined;
  updatedAt?: Date | undefined;
}

/**
 * A document that does not fit the schema is left out rather than shown half. It comes in the language of the page. Its
 * dates stay behind: no page shows them, and what the server sends to the browser is JSON, which knows none.
 */
function toItem<Item extends Dated>(
  schema: z.ZodType<Item>,
  collection: OfferCollection,
  { id, data }: StoredOffer,
): Item[] {
  const parsed = schema.safeParse({ ...(data as object), slug: id });
  if (!parsed.success) {
    console.warn(`${collection}/${id} does not fit its schema`, parsed.error.issues);
    return [];
  }
  const { createdAt: _, updatedAt: __, ...item } = parsed.data;
  const texts: readonly string[] = offerTextNames[collection];
  return [
    inLanguage(item as Item, texts as readonly (keyof Item & string)[], currentLocale().language),
  ];
}

/** All items of a collection, or the given number of featured ones; the featured first, then by name. */
export async function readOffers<Item extends Dated & { featured: boolean }>(
  collection: OfferCollection,
  schema: z.ZodType<Item>,
  name: (item: Item) => string,
  featured?: number,
): Promise<Item[]> {
  const read = async () => (await offerSource()).list(collection, featured);
  const found = await withDeadline(read(), deadlineMs);
  const items = found.flatMap((one) => toItem(schema, collection, one));
  return inOrder(items, name);
}

/** The item of a slug, or undefined when there is none. An address may name anything: what is no slug is not looked for. */
export async function readOffer<Item extends Dated>(
  collection: OfferCollection,
  schema: z.ZodType<Item>,
  slug: string,
): Promise<Item | undefined> {
  if (!isSlug(slug)) return undefined;
  const read = async () => (await offerSource()).find(collection, slug);
  const found = await withDeadline(read(), deadlineMs);
  return found && toItem(schema, collection, found)[0];
}

/** Featured items first, then by name. */
export const inOrder = <Item extends { featured: boolean }>(
  items: readonly Item[],
  name: (item: Item) => string,
): Item[] =>
  items.toSorted(
    (a, b) => Number(b.featured) - Number(a.featured) || name(a).localeCompare(name(b), 'en'),
  );
