import { type CivilDate, instantSchema, lastViewedPath } from '@selasar/domain/core';
import { deleteField, doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { z } from 'zod';
import { store } from '../firebase/store.ts';
import { onceAnswered, useWatchedDocument } from '../firebase/reactfire/watched.ts';

const maxDays = 60;

export type LastViewed = Readonly<Record<CivilDate, Date>>;

const lastViewedSchema = z.object({ items: z.record(z.string(), instantSchema) });

export const useLastViewed = (uid: string) =>
  useWatchedDocument<LastViewed>(
    lastViewedPath(uid),
    (found) => {
      // A pending write has an estimated time until the server sets it.
      const data = found.data({ serverTimestamps: 'estimate' });
      return lastViewedSchema.safeParse(data).data?.items ?? {};
    },
    onceAnswered,
  );

export const daysToRemove = (lastViewed: LastViewed, date: CivilDate): CivilDate[] =>
  Object.entries(lastViewed)
    .filter(([day]) => day !== date)
    .toSorted(([, one], [, other]) => other.getTime() - one.getTime())
    .slice(maxDays - 1)
    .map(([day]) => day);

export async function storeLastViewed(
  uid: string,
  date: CivilDate,
  lastViewed: LastViewed,
): Promise<void> {
  const old = daysToRemove(lastViewed, date).map((day) => [day, deleteField()] as const);
  const items = { ...Object.fromEntries(old), [date]: serverTimestamp() };
  await setDoc(doc(store, lastViewedPath(uid)), { items }, { merge: true }).catch(() => {
    // If this fails, the next view marks more jobs as new; that is harmless.
  });
}
