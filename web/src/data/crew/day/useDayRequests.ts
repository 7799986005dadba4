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

// All that is read is a job of the day: each filter compares for equality, and indexes of single fields are merged.

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

/** Of a part that is in memory nothing is told: a day without a job would look free. */
const useOn = <Item>(
  collection: Collection<Item>,
  name: string,
  date: CivilDate | undefined,
  queryOf: (date: CivilDate) => Query,
) =>
  useLive<Row<Item>[]>(date ? `${name} ${date}` : 'nothing', (tell, fail) =>
    date ? listenToWhole(collection, queryOf(date))(tell, fail) : () => undefined,
  );

/** The tours and stays that begin on a day; without a day it follows nothing. So do those beneath. */
export const useBookingsFrom = (date: CivilDate | undefined) =>
  useOn<Booking>(bookingCollection, 'bookings from', date, startingOn);

export const useStaysUntil = (date: CivilDate | undefined) =>
  useOn<Booking>(bookingCollection, 'stays until', date, staysEndingOn);

export const useTransfersOn = (date: CivilDate | undefined) =>
  useOn<Transfer>(transferCollection, 'transfers on', date, pickupsOn);
