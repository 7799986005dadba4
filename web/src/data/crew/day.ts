import { type CivilDate, instantSchema, lastViewedPath, statusesOf } from '@selasar/domain/core';
import { bookingStatus, transferStatus } from '@selasar/domain/requests';
import { deleteField, doc, serverTimestamp, setDoc, where, query } from 'firebase/firestore';
import { z } from 'zod';
import { staffApi } from '../api.ts';
import { readDocument } from '../firebase/lite.ts';
import { confirmed } from '../firebase/live/confirmOutcome.ts';
import { useWholeRows } from '../firebase/live/useRows.ts';
import { onceAnswered, useWatchedDocument } from '../firebase/live/watched.ts';
import { store } from '../firebase/store.ts';
import { bookingCollection, transferCollection } from '../requests/requests.ts';

// Every record read is a job of the day: all filters compare for equality, so Firestore merges single-field indexes.

const ofBookings = where(
  'status',
  'in',
  statusesOf(bookingStatus, ({ takesPlace }) => takesPlace),
);
const ofTransfers = where(
  'status',
  'in',
  statusesOf(transferStatus, ({ takesPlace }) => takesPlace),
);

/** Undefined follows nothing. */
export const useBookingsFrom = (date: CivilDate | undefined) =>
  useWholeRows(
    `bookings from ${date}`,
    bookingCollection,
    date === undefined
      ? undefined
      : (all) => query(all, ofBookings, where('startDate', '==', date)),
  );

export const useStaysUntil = (date: CivilDate | undefined) =>
  useWholeRows(
    `stays until ${date}`,
    bookingCollection,
    date === undefined
      ? undefined
      : (all) =>
          query(all, where('bookingType', '==', 'villa'), ofBookings, where('endDate', '==', date)),
  );

export const useTransfersOn = (date: CivilDate | undefined) =>
  useWholeRows(
    `transfers on ${date}`,
    transferCollection,
    date === undefined
      ? undefined
      : (all) => query(all, ofTransfers, where('pickupDate', '==', date)),
  );

export const tickJob = confirmed(staffApi.tickJob, async ({ kind, id, part, what }) => {
  const stored = await readDocument(kind, id);
  return ((stored.get(`ticks.${part}.what`) as unknown) ?? null) === what;
});

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
