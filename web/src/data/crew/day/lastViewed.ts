import {
  collections,
  instantSchema,
  ownDocuments,
  pathOf,
  pathWithin,
  subcollections,
} from '@selasar/domain';
import type { CivilDate } from '@selasar/domain';
import { deleteField, doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { z } from 'zod';
import { store } from '../../firebase/store.ts';
import { onceAnswered, useWatchedDocument } from '../../firebase/reactfire/useWatchedDocument.ts';

/** The maximum number of stored days per person. */
const maxDays = 60;

/** When a person last viewed each day. */
export type LastViewed = Readonly<Record<CivilDate, Date>>;

const lastViewedSchema = z.object({ items: z.record(z.string(), instantSchema) });

const pathFor = (uid: string): string =>
  `${pathWithin(pathOf(collections.users, uid), subcollections.own)}/${ownDocuments.lastViewed}`;

/** Follows when a person last viewed each day. Reads one document. */
export const useLastViewed = (uid: string) =>
  useWatchedDocument<LastViewed>(
    pathFor(uid),
    (found) => {
      // A pending write has an estimated time until the server sets it.
      const data = found.data({ serverTimestamps: 'estimate' });
      return lastViewedSchema.safeParse(data).data?.items ?? {};
    },
    onceAnswered,
  );

/** Days to remove so that adding `date` does not exceed the limit. */
export const daysToRemove = (lastViewed: LastViewed, date: CivilDate): CivilDate[] =>
  Object.entries(lastViewed)
    .filter(([day]) => day !== date)
    .toSorted(([, one], [, other]) => other.getTime() - one.getTime())
    .slice(maxDays - 1)
    .map(([day]) => day);

/** Stores that a person has viewed a day now. */
export async function storeLastViewed(
  uid: string,
  date: CivilDate,
  lastViewed: LastViewed,
): Promise<void> {
  const old = daysToRemove(lastViewed, date).map((day) => [day, deleteField()] as const);
  const items = { ...Object.fromEntries(old), [date]: serverTimestamp() };
  await setDoc(doc(store, pathFor(uid)), { items }, { merge: true }).catch(() => {
    // If this fails, the next view marks more jobs as new; that is harmless.
  });
}
