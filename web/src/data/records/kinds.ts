import { bookingSchema, transferSchema } from '@selasar/domain';
import type { Booking, Transfer } from '@selasar/domain';
import type { Kind } from '../rows.ts';

export const bookingKind: Kind<Booking> = {
  name: 'bookings',
  idField: 'id',
  schema: bookingSchema,
};

export const transferKind: Kind<Transfer> = {
  name: 'transfers',
  idField: 'id',
  schema: transferSchema,
};

/** What guests ask for: bookings and transfers. Both are found, listed and changed in the same ways. */
export type GuestRecord = Booking | Transfer;
