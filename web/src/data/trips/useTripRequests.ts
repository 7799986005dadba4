import type { Booking, Transfer } from '@selasar/domain/requests';
import { collection, limit, query, where } from 'firebase/firestore';
import { bookingCollection, transferCollection } from '../requests/collections.ts';
import type { Collection, Row } from '../firebase/rows.ts';
import { store } from '../firebase/store.ts';
import { listenToWhole } from '../firebase/live/listen.ts';
import { type Live, useLive } from '../firebase/live/useLive.ts';

const most = 50;

const ofTrip = (name: string, tripId: string) =>
  query(collection(store, name), where('tripId', '==', tripId), limit(most));

const useOfTrip = <Item>(kind: Collection<Item>, tripId: string | undefined) =>
  useLive<Row<Item>[]>(
    tripId === undefined ? 'nothing' : `${kind.name} of ${tripId}`,
    (onData, fail) =>
      tripId === undefined
        ? () => undefined
        : listenToWhole(kind, ofTrip(kind.name, tripId))(onData, fail),
  );

interface TripRequests {
  bookings: Row<Booking>[];
  transfers: Row<Transfer>[];
}

/** Reports once all are known. Without a trip it follows nothing. */
export function useTripRequests(
  tripId: string | undefined,
): Live<TripRequests> & { retry: () => void } {
  const bookings = useOfTrip(bookingCollection, tripId);
  const transfers = useOfTrip(transferCollection, tripId);
  const retry = () => {
    for (const live of [bookings, transfers]) if (live.status === 'error') live.retry();
  };
  const failed = [bookings, transfers].find((live) => live.status === 'error');
  if (failed?.status === 'error') return { status: 'error', error: failed.error, retry };
  return bookings.status === 'success' && transfers.status === 'success'
    ? {
        status: 'success',
        data: { bookings: bookings.data, transfers: transfers.data },
        retry,
      }
    : { status: 'loading', retry };
}
