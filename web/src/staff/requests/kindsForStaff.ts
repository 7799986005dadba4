import type { CivilDate } from '@selasar/domain/core';
import {
  type Booking,
  requestKinds,
  type GuestRequest,
  type RequestKind,
  type RequestStatusTable,
  type Transfer,
} from '@selasar/domain/requests';
import { staffApi } from '../../data/api.ts';
import type { Collection } from '../../data/firebase/rows.ts';
import { bookingCollection, transferCollection } from '../../data/requests/requests.ts';
import { paths } from '../../paths.ts';
import { bookingDates } from '../common/formatInstant.ts';
import { itemName, pickupMoment, startedText, transferInWords } from './requestText.ts';

export type RequestOfKind =
  | { kind: 'bookings'; request: Booking }
  | { kind: 'transfers'; request: Transfer };

interface Message {
  title: string;
  lines: readonly string[];
}

export interface KindForStaff<Item extends GuestRequest = GuestRequest> {
  name: RequestKind;
  noun: 'booking' | 'transfer';
  title: 'Booking' | 'Transfer';
  collection: Collection<Item>;
  statuses: RequestStatusTable<Item['status']>;
  path: (id: string) => string;
  dayOf: (request: Item) => CivilDate;
  /** To sort requests of all kinds. */
  startOf: (request: Item) => string;
  itemOf: (request: Item) => string;
  whenOf: (request: Item) => string;
  describe: (request: Item) => string;
  brief: (request: Item) => string;
  startedText: (request: Item, now: Date) => string | undefined;
  setStatus: (id: string, from: Item['status'], to: Item['status']) => Promise<{ eventId: string }>;
  done: (to: Item['status']) => Message;
  failed: Message;
}

/** Code for all kinds hands each table only requests of its own kind. */
const forAll = <Item extends GuestRequest>(kind: KindForStaff<Item>) =>
  kind as unknown as KindForStaff;

const bookingInWords = (booking: Booking): string =>
  `${booking.customerName}, ${itemName(booking)}, ${bookingDates(booking)}`;

export const kindsForStaff: Readonly<Record<RequestKind, KindForStaff>> = {
  bookings: forAll<Booking>({
    ...requestKinds.bookings,
    name: 'bookings',
    collection: bookingCollection,
    path: paths.admin.booking,
    dayOf: ({ startDate }) => startDate,
    startOf: ({ startDate }) => startDate,
    itemOf: itemName,
    whenOf: bookingDates,
    describe: bookingInWords,
    brief: bookingInWords,
    startedText,
    setStatus: (bookingId, from, to) => staffApi.setBookingStatus({ bookingId, from, to }),
    done: (to) => ({ title: `Booking ${to} successfully`, lines: [] }),
    failed: { title: 'Failed to update booking status', lines: [] },
  }),
  transfers: forAll<Transfer>({
    ...requestKinds.transfers,
    name: 'transfers',
    collection: transferCollection,
    path: paths.admin.transfer,
    dayOf: ({ pickupDate }) => pickupDate,
    startOf: ({ pickupDate, pickupTime }) => `${pickupDate} ${pickupTime}`,
    itemOf: ({ pickupLocation, destination }) => `${pickupLocation} → ${destination}`,
    whenOf: pickupMoment,
    describe: transferInWords,
    brief: (transfer) => `${transfer.customerName}, ${pickupMoment(transfer)}`,
    startedText: () => undefined,
    setStatus: (transferId, from, to) => staffApi.setTransferStatus({ transferId, from, to }),
    done: (to) => ({ title: 'Status Updated', lines: [`Booking status updated to ${to}.`] }),
    failed: { title: 'Error', lines: ['Failed to update booking status.'] },
  }),
};
