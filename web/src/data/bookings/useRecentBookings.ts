import type { Booking } from '@selasar/domain';
import { listenToQuery } from '../firebase/live/listen.ts';
import { useLive } from '../firebase/live/useLive.ts';
import type { Row } from '../firebase/rows.ts';
import { bookingCollection } from './collection.ts';
import { pageQuery } from '../records/view.ts';

const newest = { search: '', filters: {}, sort: undefined };

export const recentBookingCount = 5;

/** The bookings shown on the dashboard, newest first. */
export const useRecentBookings = () =>
  useLive<Row<Booking>[]>('bookings/recent', (onData, fail) =>
    listenToQuery(bookingCollection, pageQuery(bookingCollection.name, newest, recentBookingCount))(
      onData,
      fail,
    ),
  );
