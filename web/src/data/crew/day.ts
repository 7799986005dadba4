import { type CivilDate, statusesOf } from '@selasar/domain/core';
import type { TickJobInput } from '@selasar/domain/crew';
import {
  type Booking,
  bookingStatus,
  type Transfer,
  transferStatus,
} from '@selasar/domain/requests';
import { collection, query, type Query, where } from 'firebase/firestore';
import { bookingCollection, transferCollection } from '../requests/collections.ts';
import type { Collection, Row } from '../firebase/rows.ts';
import { store } from '../firebase/store.ts';
import { listenToWhole } from '../firebase/live/listen.ts';
import { useLive } from '../firebase/live/useLive.ts';
import { doc, getDoc } from 'firebase/firestore/lite';
import { staffApi } from '../api.ts';
import { firestore } from '../firebase/lite.ts';
import { confirmDone } from '../firebase/live/confirmOutcome.ts';

// Every record read is a job of the day: all filters compare for equality, so Firestore merges single-field indexes.

const ofBookings = statusesOf(bookingStatus, ({ takesPlace }) => takesPlace);
const ofTransfers = statusesOf(transferStatus, ({ takesPlace }) => takesPlace);

const startingOn = (date: CivilDate) =>
  query(
    collection(store, bookingCollection.name),
    where('status', 'in', ofBookings),
    where('startDate', '==', date),
  );

const staysEndingOn = (date: CivilDate) =>
  query(
    collection(store, bookingCollection.name),
    where('bookingType', '==', 'villa'),
    where('status', 'in', ofBookings),
    where('endDate', '==', date),
  );

const pickupsOn = (date: CivilDate) =>
  query(
    collection(store, transferCollection.name),
    where('status', 'in', ofTransfers),
    where('pickupDate', '==', date),
  );

/** Partial results from the cache are ignored: a day whose jobs are missing would look free. */
const useOn = <Item>(
  collection: Collection<Item>,
  name: string,
  date: CivilDate | undefined,
  queryOf: (date: CivilDate) => Query,
) =>
  useLive<Row<Item>[]>(date ? `${name} ${date}` : 'nothing', (onData, fail) =>
    date ? listenToWhole(collection, queryOf(date))(onData, fail) : () => undefined,
  );

export const useBookingsFrom = (date: CivilDate | undefined) =>
  useOn<Booking>(bookingCollection, 'bookings from', date, startingOn);

export const useStaysUntil = (date: CivilDate | undefined) =>
  useOn<Booking>(bookingCollection, 'stays until', date, staysEndingOn);

export const useTransfersOn = (date: CivilDate | undefined) =>
  useOn<Transfer>(transferCollection, 'transfers on', date, pickupsOn);

/** Resolves to false if the server did not apply it. */
export const tickJob = (input: TickJobInput, onUnsure: () => void): Promise<boolean> =>
  confirmDone({
    act: () => staffApi.tickJob(input),
    readBack: async () => {
      const found = await getDoc(doc(await firestore(), input.kind, input.id));
      return ((found.get(`ticks.${input.part}.what`) as unknown) ?? null) === input.what;
    },
    onUnsure,
  });
