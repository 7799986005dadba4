import { bookingStatus, statusesOf } from '@selasar/domain';
import type { Stay } from '@selasar/domain';
import { collection, orderBy, query, where } from 'firebase/firestore';
import { bookingCollection } from '../../bookings/collection.ts';
import { store } from '../../firebase/store.ts';
import { useInPeriod } from './useInPeriod.ts';

const open = statusesOf(bookingStatus, ({ isOpen }) => isOpen);

const tourBookingsIn = ({ startDate, endDate }: Stay) =>
  query(
    collection(store, bookingCollection.name),
    where('bookingType', '==', 'tour'),
    where('status', 'in', open),
    where('startDate', '>=', startDate),
    where('startDate', '<', endDate),
    orderBy('startDate'),
  );

/** The bookings of tours, pending and confirmed, on the days of the period. */
export const useTourBookingsIn = (period: Stay | undefined) =>
  useInPeriod(bookingCollection, period, 'tour bookings', tourBookingsIn);
