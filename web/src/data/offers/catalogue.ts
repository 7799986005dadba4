import { isSlug } from '@selasar/domain/core';
import { currentLocale } from '@selasar/domain/i18n';
import {
  inLanguage,
  type OfferCollection,
  offerTextNames,
  type StoredOffer,
} from '@selasar/domain/offers';
import type { z } from 'zod';
import { withDeadline } from '../firebase/deadline.ts';
import { offerSource } from './offerSource.ts';

export const deadlineMs = 8000;

interface Dated {
  createdAt?: Date | undefined;
  updatedAt?: Date | undefined;
}

/** Dates are dropped: the data that the server embeds in a page is JSON, which has no dates. */
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

/** An address may contain anything: an invalid slug is not looked up. */
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

export const inOrder = <Item extends { featured: boolean }>(
  items: readonly Item[],
  name: (item: Item) => string,
): Item[] =>
  items.toSorted(
    (a, b) => Number(b.featured) - Number(a.featured) || name(a).localeCompare(name(b), 'en'),
  );
