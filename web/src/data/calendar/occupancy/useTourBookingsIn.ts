import { bookingStatus, statusesOf } from '@selasar/domain';
import type { Stay } from '@selasar/domain';
import { collection, orderBy, query, where } from 'firebase/firestore';
import { bookingCollection } from '../../bookings/collection.ts';
import { store } from '../../firebase/store.ts';
import { useInPeriod } from './useInPeriod.ts';

const shown = statusesOf(bookingStatus, ({ takesPlace }) => takesPlace);

const tourBookingsIn = ({ startDate, endDate }: Stay) =>
  query(
    collection(store, bookingCollection.name),
    where('bookingType', '==', 'tour'),
    where('status', 'in', shown),
    where('startDate', '>=', startDate),
    where('startDate', '<', endDate),
    orderBy('startDate'),
  );

/** Tour bookings in the period, except those that do not take place. */
export const useTourBookingsIn = (period: Stay | undefined) =>
  useInPeriod(bookingCollection, period, 'tour bookings', tourBookingsIn);
