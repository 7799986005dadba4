import { bookingSchema, bookingStatsSchema, noBookings } from '@selasar/domain';
import type { Booking, BookingStats } from '@selasar/domain';
import { collection, doc, limit, onSnapshot, orderBy, query } from 'firebase/firestore';
import { useLive } from './live.ts';
import { store } from './store.ts';

export const newestBookings = 100;

function toBooking(id: string, data: unknown): Booking[] {
  const parsed = bookingSchema.safeParse({ ...(data as object), id });
  if (!parsed.success) console.warn(`bookings/${id} is not a valid booking`, parsed.error.issues);
  return parsed.success ? [parsed.data] : [];
}

/** The newest bookings, newest first. */
export const useBookings = () =>
  useLive<Booking[]>('bookings', (tell, fail) =>
    onSnapshot(
      query(collection(store, 'bookings'), orderBy('createdAt', 'desc'), limit(newestBookings)),
      (found) =>
        tell(
          found.docs.flatMap((document) =>
            toBooking(document.id, document.data({ serverTimestamps: 'estimate' })),
          ),
        ),
      fail,
    ),
  );

/** How many bookings there are, in all and by status. */
export const useBookingStats = () =>
  useLive<BookingStats>('stats/bookings', (tell, fail) =>
    onSnapshot(
      doc(store, 'stats', 'bookings'),
      (found) => tell(found.exists() ? bookingStatsSchema.parse(found.data()) : noBookings),
      fail,
    ),
  );
