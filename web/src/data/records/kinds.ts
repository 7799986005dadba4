import { bookingSchema, collections, transferSchema } from '@selasar/domain';
import type { Booking, Transfer } from '@selasar/domain';
import type { Kind } from '../rows.ts';

export const bookingKind: Kind<Booking> = {
  name: collections.bookings,
  idField: 'id',
  schema: bookingSchema,
};

export const transferKind: Kind<Transfer> = {
  name: collections.transfers,
  idField: 'id',
  schema: transferSchema,
};

/** What guests ask for: bookings and transfers. Both are found, listed and changed in the same ways. */
export type GuestRecord = Booking | Transfer;
