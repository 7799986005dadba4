import { collections } from '@selasar/domain/core';
import {
  type Booking,
  bookingSchema,
  type Transfer,
  transferSchema,
} from '@selasar/domain/requests';
import type { Collection } from '../firebase/rows.ts';

export const transferCollection: Collection<Transfer> = {
  name: collections.transfers,
  idField: 'id',
  schema: transferSchema,
};

export const bookingCollection: Collection<Booking> = {
  name: collections.bookings,
  idField: 'id',
  schema: bookingSchema,
};
