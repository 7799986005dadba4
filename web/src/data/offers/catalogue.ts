import { isSlug, collections, documents } from '@selasar/domain/core';
import { currentLocale } from '@selasar/domain/i18n';
import {
  inLanguage,
  type OfferCollection,
  offerTextNames,
  type StoredOffer,
  type OfferSource,
  type PublicCollection,
  type ExchangeRate,
  readRates,
  type Villa,
  villaSchema,
} from '@selasar/domain/offers';
import type { z } from 'zod';
import {
  invalidTerms,
  readTransferTerms as readTerms,
  type TransferTerms,
  type Occupancy,
  occupancySchema,
} from '@selasar/domain/pricing';
import { withDeadline } from '../firebase/failure.ts';

const deadlineMs = 8000;

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

/** One document of the public data. */
export const findDocument = async (collection: PublicCollection, id: string) =>
  withDeadline(
    offerSource().then((source) => source.find(collection, id)),
    deadlineMs,
  );

/** An address may contain anything: an invalid slug is not looked up. */
export async function readOffer<Item extends Dated>(
  collection: OfferCollection,
  schema: z.ZodType<Item>,
  slug: string,
): Promise<Item | undefined> {
  if (!isSlug(slug)) return undefined;
  const found = await findDocument(collection, slug);
  return found && toItem(schema, collection, found)[0];
}

export const inOrder = <Item extends { featured: boolean }>(
  items: readonly Item[],
  name: (item: Item) => string,
): Item[] =>
  items.toSorted(
    (a, b) => Number(b.featured) - Number(a.featured) || name(a).localeCompare(name(b), 'en'),
  );

let given: OfferSource | undefined;

export function readOffersFrom(source: OfferSource): void {
  given = source;
}

export const offerSource = async (): Promise<OfferSource> =>
  given ?? (await import('./firestoreSource.ts')).firestoreSource;

const id = documents.currencies.slice(collections.currencies.length + 1);

/** As far as they can be read: no page fails without them. */
export async function readCurrencies(source: OfferSource): Promise<readonly ExchangeRate[]> {
  try {
    const found = await withDeadline(source.find(collections.currencies, id), deadlineMs);
    const { rates, unreadable } = readRates(found?.data);
    if (unreadable > 0) console.warn(`${unreadable} currencies do not fit their schema`);
    return rates;
  } catch {
    return [];
  }
}

export async function readTransferTerms(): Promise<TransferTerms | typeof invalidTerms> {
  const terms = readTerms((await findDocument(collections.terms, collections.transfers))?.data);
  if (terms === invalidTerms) console.warn('The terms of transfers do not fit their schema');
  return terms;
}

/** `month` is 'yyyy-MM'. */
export async function readOccupancy(month: string): Promise<Occupancy | undefined> {
  const found = await findDocument(collections.occupancy, month);
  return found && occupancySchema.parse(found.data);
}

export const findVilla = (slug: string): Promise<Villa | undefined> =>
  readOffer(collections.villas, villaSchema, slug);

export const listVillas = (featured?: number): Promise<Villa[]> =>
  readOffers(collections.villas, villaSchema, ({ name }) => name, featured);
