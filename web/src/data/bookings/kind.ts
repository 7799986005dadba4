import { bookingSchema } from '@selasar/domain';
import type { Booking } from '@selasar/domain';
import type { Kind } from '../core/rows.ts';

export const bookingKind: Kind<Booking> = {
  name: 'bookings',
  idField: 'id',
  schema: bookingSchema,
};
