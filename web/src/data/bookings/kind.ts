import { bookingSchema, collections } from '@selasar/domain';
import type { Booking } from '@selasar/domain';
import type { Kind } from '../core/rows.ts';

export const bookingKind: Kind<Booking> = {
  name: collections.bookings,
  idField: 'id',
  schema: bookingSchema,
};
