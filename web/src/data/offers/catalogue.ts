import { inLanguage, isSlug, offerTextNames, currentLocale } from '@selasar/domain';
import type { OfferCollection, StoredOffer } from '@selasar/domain';
import type { z } from 'zod';
import { withDeadline } from '../firebase/deadline.ts';
import { offerSource } from './offerSource.ts';

/** Tours and villas as visitors see them. Times are in milliseconds. */
export const deadlineMs = 8000;

interface Dated {
  createdAt?: Date | undefined;
  updatedAt?: Date | undefined;
}

/**
 * Invalid records are left out rather than shown in part. Texts come in the language of the page. Dates are dropped: no
 * page shows them, and the data that the server embeds in a page is JSON, which has no dates.
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

/** All items of a collection, or the given number of featured ones; featured items first, then by name. */
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

/** The item with this slug, or undefined. An address may contain anything: an invalid slug is not looked up. */
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
