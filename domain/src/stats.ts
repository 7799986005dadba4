import { z } from 'zod';
import type { BookingStatus } from './bookingStatus.ts';
import { instantSchema } from './instant.ts';

const count = z.number().int();

/** The document `stats/bookings`: how many bookings there are, in all and by status. */
export const bookingStatsSchema = z.object({
  total: count,
  pending: count,
  confirmed: count,
  cancelled: count,
  updatedAt: instantSchema.optional(),
});
export type BookingStats = z.infer<typeof bookingStatsSchema>;

/** Before the first booking there is no document. */
export const noBookings: BookingStats & Record<BookingStatus, number> = {
  total: 0,
  pending: 0,
  confirmed: 0,
  cancelled: 0,
};
