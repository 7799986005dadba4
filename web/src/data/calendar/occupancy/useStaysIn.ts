import { addDays, bookingStatus, maxStayNights, statusesOf } from '@selasar/domain';
import type { Stay } from '@selasar/domain';
import { collection, orderBy, query, where } from 'firebase/firestore';
import { bookingCollection } from '../../bookings/collection.ts';
import { store } from '../../firebase/store.ts';
import { useInPeriod } from './useInPeriod.ts';

const shown = statusesOf(bookingStatus, ({ takesPlace }) => takesPlace);

/** Every record that is read is in view. The first bound lets the index skip earlier years. */
const staysIn = ({ startDate, endDate }: Stay) =>
  query(
    collection(store, bookingCollection.name),
    where('bookingType', '==', 'villa'),
    where('status', 'in', shown),
    where('startDate', '>', addDays(startDate, -maxStayNights)),
    where('startDate', '<', endDate),
    where('endDate', '>', startDate),
    orderBy('startDate'),
    orderBy('endDate'),
  );

/** Stays with at least one night in the period, except those that do not take place. */
export const useStaysIn = (period: Stay | undefined) =>
  useInPeriod(bookingCollection, period, 'stays', staysIn);
