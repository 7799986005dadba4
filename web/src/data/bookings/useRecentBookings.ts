import { limit, orderBy } from 'firebase/firestore';
import { useWatchedList } from '../firebase/reactfire/useWatchedList.ts';
import { bookingCollection } from './collection.ts';

export const recentBookingCount = 5;

/** The bookings shown on the dashboard, newest first. */
export const useRecentBookings = () =>
  useWatchedList(bookingCollection, orderBy('createdAt', 'desc'), limit(recentBookingCount));
