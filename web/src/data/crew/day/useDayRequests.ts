import { bookingStatus, statusesOf, transferStatus } from '@selasar/domain';
import type { Booking, CivilDate, Transfer } from '@selasar/domain';
import { collection, query, where } from 'firebase/firestore';
import type { Query } from 'firebase/firestore';
import { bookingCollection } from '../../bookings/collection.ts';
import type { Collection, Row } from '../../firebase/rows.ts';
import { store } from '../../firebase/store.ts';
import { listenToWhole } from '../../firebase/live/listen.ts';
import { useLive } from '../../firebase/live/useLive.ts';
import { transferCollection } from '../../transfers/collection.ts';

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

/** Follows the tours and stays that begin on a day; without a day it follows nothing. The hooks below do the same. */
export const useBookingsFrom = (date: CivilDate | undefined) =>
  useOn<Booking>(bookingCollection, 'bookings from', date, startingOn);

export const useStaysUntil = (date: CivilDate | undefined) =>
  useOn<Booking>(bookingCollection, 'stays until', date, staysEndingOn);

export const useTransfersOn = (date: CivilDate | undefined) =>
  useOn<Transfer>(transferCollection, 'transfers on', date, pickupsOn);
