import { bookingSchema, collections } from '@selasar/domain';
import type { Booking } from '@selasar/domain';
import type { Collection } from '../firebase/rows.ts';

export const bookingCollection: Collection<Booking> = {
  name: collections.bookings,
  idField: 'id',
  schema: bookingSchema,
};
