import { type CivilDate, instantSchema, lastViewedPath, statusesOf } from '@selasar/domain/core';
import type { TickJobInput } from '@selasar/domain/crew';
import { bookingStatus, transferStatus } from '@selasar/domain/requests';
import {
  collection,
  deleteField,
  doc,
  query,
  type QueryConstraint,
  serverTimestamp,
  setDoc,
  where,
} from 'firebase/firestore';
import { z } from 'zod';
import { staffApi } from '../api.ts';
import { readDocument } from '../firebase/lite.ts';
import { confirmDone } from '../firebase/live/confirmOutcome.ts';
import { listenToWhole } from '../firebase/live/listen.ts';
import { useLive } from '../firebase/live/useLive.ts';
import { onceAnswered, useWatchedDocument } from '../firebase/live/watched.ts';
import type { Collection } from '../firebase/rows.ts';
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

/** Partial results from the cache are ignored: a day whose jobs are missing would look free. */
const useOn = <Item>(
  source: Collection<Item>,
  name: string,
  date: CivilDate | undefined,
  ...which: QueryConstraint[]
) =>
  useLive(
    `${name} ${date}`,
    date === undefined
      ? undefined
      : listenToWhole(source, () => query(collection(store, source.name), ...which)),
  );

/** Undefined follows nothing. */
export const useBookingsFrom = (date: CivilDate | undefined) =>
  useOn(bookingCollection, 'bookings from', date, ofBookings, where('startDate', '==', date));

export const useStaysUntil = (date: CivilDate | undefined) =>
  useOn(
    bookingCollection,
    'stays until',
    date,
    where('bookingType', '==', 'villa'),
    ofBookings,
    where('endDate', '==', date),
  );

export const useTransfersOn = (date: CivilDate | undefined) =>
  useOn(transferCollection, 'transfers on', date, ofTransfers, where('pickupDate', '==', date));

/** Resolves to false if the server did not apply it. */
export const tickJob = (input: TickJobInput, onUnsure: () => void): Promise<boolean> =>
  confirmDone({
    act: () => staffApi.tickJob(input),
    readBack: async () => {
      const found = await readDocument(input.kind, input.id);
      return ((found.get(`ticks.${input.part}.what`) as unknown) ?? null) === input.what;
    },
    onUnsure,
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
