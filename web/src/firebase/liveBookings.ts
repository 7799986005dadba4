import { admin, bookingSchema } from '@selasar/domain';
import type { Booking } from '@selasar/domain';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { listenToQuery } from './listen.ts';
import type { Kind } from './listen.ts';
import { useLive } from './live.ts';
import { store } from './store.ts';

export const newestBookings = 100;

export const bookingKind: Kind<Booking> = {
  name: 'bookings',
  idField: 'id',
  schema: bookingSchema,
};

const newest = (atMost: number) =>
  query(collection(store, 'bookings'), orderBy('createdAt', 'desc'), limit(atMost));

/** The newest bookings, newest first. */
export const useBookings = () =>
  useLive<Booking[]>('bookings', (tell, fail) =>
    listenToQuery(bookingKind, newest(newestBookings))(tell, fail),
  );

/** The bookings that the dashboard shows. */
export const useRecentBookings = () =>
  useLive<Booking[]>('bookings/recent', (tell, fail) =>
    listenToQuery(bookingKind, newest(admin.recentBookings))(tell, fail),
  );
