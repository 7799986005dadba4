import { publicListLimit, sampleTours, tourSchema } from '@selasar/domain';
import type { Tour } from '@selasar/domain';
import { collection, doc, getDoc, getDocs, limit, query } from 'firebase/firestore/lite';
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
const toTour = (id: string, data: unknown): Tour[] => {
  const parsed = tourSchema.safeParse({ ...(data as object), slug: id });
  if (!parsed.success) console.warn(`tours/${id} is not a valid tour`, parsed.error.issues);
  return parsed.success ? [parsed.data] : [];
};

/** Featured tours first, then by title. */
const inOrder = (tours: readonly Tour[]): Tour[] =>
  tours.toSorted(
    (a, b) => Number(b.featured) - Number(a.featured) || a.title.localeCompare(b.title),
  );

/** All tours. Never rejects: without the data it answers the built-in list. */
export async function listTours(): Promise<TourList> {
  try {
    const all = query(collection(firestore, 'tours'), limit(publicListLimit));
    const found = await withDeadline(getDocs(all), deadlineMs);
    const tours = found.docs.flatMap((document) => toTour(document.id, document.data()));
    return { tours: inOrder(tours), builtIn: false };
  } catch {
    return { tours: inOrder(sampleTours), builtIn: true };
  }
}

/** The tour, else the built-in tour of that slug, else undefined. Never rejects. */
export async function findTour(slug: string): Promise<Tour | undefined> {
  const builtIn = () => sampleTours.find((tour) => tour.slug === slug);
  try {
    const found = await withDeadline(getDoc(doc(firestore, 'tours', slug)), deadlineMs);
    if (!found.exists()) return builtIn();
    return toTour(found.id, found.data())[0] ?? builtIn();
  } catch {
    return builtIn();
  }
}
