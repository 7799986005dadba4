import { z } from 'zod';
import { civilDateSchema } from '../core/civilDateSchema.ts';
import { guests } from '../core/constants.ts';
import { emailSchema } from '../core/email.ts';
import { instantSchema } from '../core/instant.ts';
import { limits } from '../core/limits.ts';
import type { SearchedAs } from '../core/searchTerms.ts';
import { isSlug } from '../core/slug.ts';
import type { StoredAs } from '../core/storedAs.ts';
import { plainLineSchema } from '../core/text.ts';
import { bookingProblems } from './bookingProblems.ts';
import { bookingStatusSchema } from './bookingStatus.ts';

// All fields of a booking are said here. The callable, what is stored, the staff's tables and files, the mails and the
// form on the site follow from these, and do not compile while one is missing.

export const bookingTypes = ['tour', 'villa'] as const;
export const bookingTypeSchema = z.enum(bookingTypes);
export type BookingType = z.infer<typeof bookingTypeSchema>;

/** What the guest's form asks; each field is judged for itself, whatever day it is. */
export const bookingFields = z.object({
  bookingType: bookingTypeSchema,
  /** The slug of the tour or villa. */
  itemId: z.string().refine(isSlug, bookingProblems.item.title),
  startDate: z.string(),
  /** Check-out; not read for a tour, which ends on the day it starts. */
  endDate: z.string(),
  numberOfGuests: z.number().int().min(guests.min).max(guests.max),
  customerName: plainLineSchema().min(1, 'Please enter your name').max(limits.name),
  customerEmail: emailSchema('Please enter your email'),
});
export type BookingForm = z.infer<typeof bookingFields>;

/** The same, once it is stored. The item goes by the name of its kind. */
const ofGuest = {
  bookingType: bookingTypeSchema,
  startDate: civilDateSchema,
  /** The check-out day of a stay; a tour ends on the day it starts. */
  endDate: civilDateSchema,
  numberOfGuests: z.number().int(),
  customerName: z.string(),
  customerEmail: z.string(),
} satisfies StoredAs<Omit<BookingForm, 'itemId'>>;

/** A document of `bookings` with its id, which is the request id of the guest's form. */
export const bookingSchema = z.object({
  id: z.string(),
  ...ofGuest,
  /** One of the two, by bookingType. */
  tourId: z.string().optional(),
  villaId: z.string().optional(),
  /** The tour's title or the villa's name when the booking was made. */
  itemName: z.string().optional(),
  /** US dollars, computed by the server. */
  totalPrice: z.number(),
  status: bookingStatusSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Booking = z.infer<typeof bookingSchema>;

/** How the staff's search finds a booking. */
export const bookingSearch: Readonly<Record<keyof Booking, SearchedAs>> = {
  customerName: 'text',
  itemName: 'text',
  customerEmail: 'email',
  id: 'reference',
  bookingType: 'no',
  tourId: 'no',
  villaId: 'no',
  startDate: 'no',
  endDate: 'no',
  numberOfGuests: 'no',
  totalPrice: 'no',
  status: 'no',
  createdAt: 'no',
  updatedAt: 'no',
};

/** 'Ubud Jungle Adventure', or 'Unknown Tour' / 'Unknown Villa' for a booking without the name. */
export const bookingItemName = (booking: Pick<Booking, 'bookingType' | 'itemName'>): string =>
  booking.itemName || (booking.bookingType === 'tour' ? 'Unknown Tour' : 'Unknown Villa');
