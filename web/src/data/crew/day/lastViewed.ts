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
import { useDocument } from '../../firebase/live/useDocument.ts';

/** So many days are kept of each person. */
const kept = 60;

/** When a person has last looked at a day. */
export type LastViewed = Readonly<Record<CivilDate, Date>>;

const lastViewedSchema = z.object({ items: z.record(z.string(), instantSchema) });

const pathFor = (uid: string): string =>
  `${pathWithin(pathOf(collections.users, uid), subcollections.own)}/${ownDocuments.looked}`;

/** Follows which days a person has looked at, and when last. One document. */
export const useLastViewed = (uid: string | undefined) =>
  useDocument<LastViewed>(
    uid === undefined ? undefined : pathFor(uid),
    (found) => {
      // What was just written has its time once the server has set it.
      const data = found.data({ serverTimestamps: 'estimate' });
      return lastViewedSchema.safeParse(data).data?.items ?? {};
    },
    (found) => found.exists() || !found.metadata.fromCache,
  );

/** The days that are one too many once another is looked at. */
export const forgotten = (looked: LastViewed, date: CivilDate): CivilDate[] =>
  Object.entries(looked)
    .filter(([day]) => day !== date)
    .toSorted(([, one], [, other]) => other.getTime() - one.getTime())
    .slice(kept - 1)
    .map(([day]) => day);

/** Keeps that a person has looked at a day now. */
export async function noteLastViewed(
  uid: string,
  date: CivilDate,
  looked: LastViewed,
): Promise<void> {
  const old = forgotten(looked, date).map((day) => [day, deleteField()] as const);
  const items = { ...Object.fromEntries(old), [date]: serverTimestamp() };
  await setDoc(doc(store, pathFor(uid)), { items }, { merge: true }).catch(() => {
    // Then more is marked at the next look.
  });
}
