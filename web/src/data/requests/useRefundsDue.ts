import type { Booking, Transfer } from '@selasar/domain/requests';
import { limit, orderBy, where } from 'firebase/firestore';
import { bookingCollection, transferCollection } from './collections.ts';
import { useWatchedList } from '../firebase/reactfire/watched.ts';
import type { Collection } from '../firebase/rows.ts';

const most = 20;

const useDue = <Item>(source: Collection<Item>) =>
  useWatchedList(source, where('refundDue', '>', 0), orderBy('refundDue', 'desc'), limit(most));

export const useRefundsDue = () => ({
  bookings: useDue<Booking>(bookingCollection),
  transfers: useDue<Transfer>(transferCollection),
});
