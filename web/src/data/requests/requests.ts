import { type CivilDate, collections, phoneTerm, subcollections } from '@selasar/domain/core';
import {
  type Booking,
  bookingSchema,
  type RequestKind,
  type StatusEvent,
  statusEventSchema,
  type Transfer,
  transferSchema,
} from '@selasar/domain/requests';
import { doc, limit, orderBy, where, query, type WhereFilterOp } from 'firebase/firestore';
import { z } from 'zod';
import { staffApi } from '../api.ts';
import { confirmed } from '../firebase/live/confirmOutcome.ts';
import { listenToDocument } from '../firebase/live/listen.ts';
import { useLive, type Watched } from '../firebase/live/useLive.ts';
import { useRows, useWholeRows } from '../firebase/live/useRows.ts';
import { onceAnswered, useWatchedList } from '../firebase/live/watched.ts';
import { type Collection, type Row, toRow } from '../firebase/rows.ts';
import { store } from '../firebase/store.ts';
import { readCurrentRecord } from './readCurrentRecord.ts';

export const bookingCollection: Collection<Booking> = {
  name: collections.bookings,
  idField: 'id',
  schema: bookingSchema,
};

export const transferCollection: Collection<Transfer> = {
  name: collections.transfers,
  idField: 'id',
  schema: transferSchema,
};

/** Of any collection. Undefined follows nothing. The record may not exist. */
export const useRecord = <Item>(source: Collection<Item>, id: string | undefined) =>
  useLive<Row<Item> | undefined>(
    `${source.name}/${id}`,
    id === undefined
      ? undefined
      : listenToDocument(
          () => doc(store, source.name, id),
          (found) => (found.exists() ? toRow(source, found) : undefined),
          onceAnswered,
        ),
  );

export const recentBookingCount = 5;

export const useRecentBookings = () =>
  useWatchedList(bookingCollection, orderBy('createdAt', 'desc'), limit(recentBookingCount));

const mostRefunds = 20;

const useRefundsOf = <Item>(source: Collection<Item>) =>
  useWatchedList(
    source,
    where('refundDue', '>', 0),
    orderBy('refundDue', 'desc'),
    limit(mostRefunds),
  );

export const useRefundsDue = () => ({
  bookings: useRefundsOf(bookingCollection),
  transfers: useRefundsOf(transferCollection),
});

const mostOverdue = 20;

/** The latest first: what is old, staff have seen before. */
export const useOverdueDeposits = (today: CivilDate) =>
  useWatchedList(
    bookingCollection,
    where('unpaidDepositDue', '<', today),
    orderBy('unpaidDepositDue', 'desc'),
    limit(mostOverdue),
  );

interface FoundRequests {
  bookings: Row<Booking>[];
  transfers: Row<Transfer>[];
}

type Condition = readonly [field: string, operator: WhereFilterOp, value: string];

/** Without a condition it follows nothing. */
const useWith = <Item>(source: Collection<Item>, condition: Condition | undefined, most: number) =>
  useWholeRows(
    `${source.name} with ${condition?.join(' ')}`,
    source,
    condition && ((all) => query(all, where(...condition), limit(most))),
  );

/** Reports once both are known. */
function useRequestsWith(condition: Condition | undefined, most: number): Watched<FoundRequests> {
  const bookings = useWith(bookingCollection, condition, most);
  const transfers = useWith(transferCollection, condition, most);
  const retry = () => {
    for (const live of [bookings, transfers]) if (live.status === 'error') live.retry();
  };
  const failed = [bookings, transfers].find((live) => live.status === 'error');
  if (failed?.status === 'error') return { status: 'error', error: failed.error, retry };
  return bookings.status === 'success' && transfers.status === 'success'
    ? { status: 'success', data: { bookings: bookings.data, transfers: transfers.data }, retry }
    : { status: 'loading', retry };
}

const mostOfTrip = 50;

/** Without a trip it follows nothing. */
export const useTripRequests = (tripId: string | undefined) =>
  useRequestsWith(tripId === undefined ? undefined : ['tripId', '==', tripId], mostOfTrip);

export const mostOfGuest = 100;

/** Of whoever has this email, and of whoever may have this phone: the last digits alone can be another's. */
export function useGuestRequests(email: string | undefined, phone: string | undefined) {
  const term = phone && phoneTerm(phone);
  const withEmail = useRequestsWith(
    email ? ['customerEmail', '==', email] : undefined,
    mostOfGuest,
  );
  const withPhone = useRequestsWith(
    term ? ['searchTerms', 'array-contains', term] : undefined,
    mostOfGuest,
  );
  return [...(email ? [withEmail] : []), ...(term ? [withPhone] : [])];
}

const isStored = async (kind: RequestKind, id: string): Promise<boolean> =>
  (await readCurrentRecord(kind, id)).status !== undefined;

export const createBookingForGuest = confirmed(staffApi.createBookingForGuest, ({ requestId }) =>
  isStored(collections.bookings, requestId),
);

export const createTransferForGuest = confirmed(staffApi.createTransferForGuest, ({ requestId }) =>
  isStored(collections.transfers, requestId),
);

type StoredEvent = StatusEvent & { id: string };

const eventSchema = statusEventSchema.extend({ id: z.string() });

export const useHistory = (name: string, id: string) =>
  useRows<StoredEvent>(
    `${name}/${id}/events`,
    { name: `${name}/${id}/${subcollections.events}`, idField: 'id', schema: eventSchema },
    (all) => query(all, orderBy('at', 'desc')),
  );
