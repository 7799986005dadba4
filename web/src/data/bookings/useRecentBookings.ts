import { limit, orderBy } from 'firebase/firestore';
import { useWatchedList } from '../firebase/reactfire/watched.ts';
import { bookingCollection } from '../requests/collections.ts';

export const recentBookingCount = 5;

export const useRecentBookings = () =>
  useWatchedList(bookingCollection, orderBy('createdAt', 'desc'), limit(recentBookingCount));
