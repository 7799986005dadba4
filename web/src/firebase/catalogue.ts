import { publicListLimit, sampleTours, tourSchema, villaSchema } from '@selasar/domain';
import type { Tour, Villa } from '@selasar/domain';
import { collection, doc, getDoc, getDocs, limit, query } from 'firebase/firestore/lite';
import type { z } from 'zod';
import { withDeadline } from './deadline.ts';
import { firestore } from './lite.ts';

/** What visitors read: the public pages follow nothing live. Times in milliseconds. */
const deadlineMs = 8000;

export interface TourList {
  tours: readonly Tour[];
  /** True when the data could not be reached, and the built-in tours stand in. */
  builtIn: boolean;
}

/** A document that does not fit the schema is left out rather than shown half. */
function toItem<Item>(schema: z.ZodType<Item>, kind: string, id: string, data: unknown): Item[] {
  const parsed = schema.safeParse({ ...(data as object), slug: id });
  if (!parsed.success) console.warn(`${kind}/${id} does not fit its schema`, parsed.error.issues);
  return parsed.success ? [parsed.data] : [];
}

async function readAll<Item>(kind: 'tours' | 'villas', schema: z.ZodType<Item>): Promise<Item[]> {
  const all = query(collection(firestore, kind), limit(publicListLimit));
  const found = await withDeadline(getDocs(all), deadlineMs);
  return found.docs.flatMap((document) => toItem(schema, kind, document.id, document.data()));
}

async function readOne<Item>(
  kind: 'tours' | 'villas',
  schema: z.ZodType<Item>,
  slug: string,
): Promise<Item | undefined> {
  const found = await withDeadline(getDoc(doc(firestore, kind, slug)), deadlineMs);
  return found.exists() ? toItem(schema, kind, found.id, found.data())[0] : undefined;
}

/** Featured items first, then by name. */
const inOrder = <Item extends { featured: boolean }>(
  items: readonly Item[],
  name: (item: Item) => string,
): Item[] =>
  items.toSorted(
    (a, b) => Number(b.featured) - Number(a.featured) || name(a).localeCompare(name(b)),
  );

const tourTitle = ({ title }: Tour) => title;

/** All tours. Never rejects: without the data it answers the built-in list. */
export async function listTours(): Promise<TourList> {
  try {
    return { tours: inOrder(await readAll('tours', tourSchema), tourTitle), builtIn: false };
  } catch {
    return { tours: inOrder(sampleTours, tourTitle), builtIn: true };
  }
}

/** The tour, else the built-in tour of that slug, else undefined. Never rejects. */
export async function findTour(slug: string): Promise<Tour | undefined> {
  const found = await readOne('tours', tourSchema, slug).catch(() => undefined);
  return found ?? sampleTours.find((tour) => tour.slug === slug);
}

/** All villas. Rejects with 'Failed to fetch villas'. */
export async function listVillas(): Promise<Villa[]> {
  try {
    return inOrder(await readAll('villas', villaSchema), ({ name }) => name);
  } catch (error) {
    throw new Error('Failed to fetch villas', { cause: error });
  }
}

/** The villa, or undefined when there is none of that slug. Rejects when the data cannot be reached. */
export const findVilla = (slug: string): Promise<Villa | undefined> =>
  readOne('villas', villaSchema, slug);
