import { publicListLimit, tourSchema, villaSchema } from '@selasar/domain';
import { sampleTours } from '@selasar/domain/samples';
import type { Tour, Villa } from '@selasar/domain';
import { collection, doc, getDoc, getDocs, limit, query, where } from 'firebase/firestore/lite';
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

/** All items of a kind, or the given number of featured ones. */
async function readList<Item>(
  kind: 'tours' | 'villas',
  schema: z.ZodType<Item>,
  featured?: number,
): Promise<Item[]> {
  const read = async () => {
    const items = collection(await firestore(), kind);
    return getDocs(
      featured === undefined
        ? query(items, limit(publicListLimit))
        : query(items, where('featured', '==', true), limit(featured)),
    );
  };
  const found = await withDeadline(read(), deadlineMs);
  return found.docs.flatMap((document) => toItem(schema, kind, document.id, document.data()));
}

async function readOne<Item>(
  kind: 'tours' | 'villas',
  schema: z.ZodType<Item>,
  slug: string,
): Promise<Item | undefined> {
  const read = async () => getDoc(doc(await firestore(), kind, slug));
  const found = await withDeadline(read(), deadlineMs);
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

/** All tours, or that many featured ones. Never rejects: without the data it answers the built-in tours. */
export async function listTours(featured?: number): Promise<TourList> {
  try {
    const tours = await readList('tours', tourSchema, featured);
    return { tours: inOrder(tours, tourTitle), builtIn: false };
  } catch {
    const tours =
      featured === undefined
        ? sampleTours
        : sampleTours.filter((tour) => tour.featured).slice(0, featured);
    return { tours: inOrder(tours, tourTitle), builtIn: true };
  }
}

/** The tour, else the built-in tour of that slug, else undefined. Never rejects. */
export async function findTour(slug: string): Promise<Tour | undefined> {
  const found = await readOne('tours', tourSchema, slug).catch(() => undefined);
  return found ?? sampleTours.find((tour) => tour.slug === slug);
}

/** All villas, or that many featured ones. Rejects with 'Failed to fetch villas'. */
export async function listVillas(featured?: number): Promise<Villa[]> {
  try {
    return inOrder(await readList('villas', villaSchema, featured), ({ name }) => name);
  } catch (error) {
    throw new Error('Failed to fetch villas', { cause: error });
  }
}

/** The villa, or undefined when there is none of that slug. Rejects when the data cannot be reached. */
export const findVilla = (slug: string): Promise<Villa | undefined> =>
  readOne('villas', villaSchema, slug);
