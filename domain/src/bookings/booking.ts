import { z } from 'zod';
import { bookingStatusSchema } from './bookingStatus.ts';
import { civilDateSchema } from '../core/civilDateSchema.ts';
import { instantSchema } from '../core/instant.ts';

export const bookingTypes = ['tour', 'villa'] as const;
export const bookingTypeSchema = z.enum(bookingTypes);
export type BookingType = z.infer<typeof bookingTypeSchema>;

/** A document of `bookings` with its id, which is the request id of the guest's form. */
export const bookingSchema = z.object({
  id: z.string(),
  bookingType: bookingTypeSchema,
  /** One of the two, by bookingType. */
  tourId: z.string().optional(),
  villaId: z.string().optional(),
  /** The tour's title or the villa's name when the booking was made. */
  itemName: z.string().optional(),
  customerName: z.string(),
  customerEmail: z.string(),
  startDate: civilDateSchema,
  /** The check-out day of a stay; a tour ends on the day it starts. */
  endDate: civilDateSchema,
  numberOfGuests: z.number().int(),
  /** US dollars, computed by the server. */
  totalPrice: z.number(),
  status: bookingStatusSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Booking = z.infer<typeof bookingSchema>;

/** 'Ubud Jungle Adventure', or 'Unknown Tour' / 'Unknown Villa' for a booking without the name. */
export const bookingItemName = (booking: Pick<Booking, 'bookingType' | 'itemName'>): string =>
  booking.itemName || (booking.bookingType === 'tour' ? 'Unknown Tour' : 'Unknown Villa');
