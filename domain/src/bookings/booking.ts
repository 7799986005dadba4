import { z } from 'zod';
import { staffFields } from '../changes/staffFields.ts';
import { clockTimeSchema } from '../core/clockTime.ts';
import { civilDateSchema } from '../core/civilDateSchema.ts';
import { emailSchema } from '../core/email.ts';
import { instantSchema } from '../core/instant.ts';
import { limits } from '../core/limits.ts';
import { phoneSchema } from '../core/phone.ts';
import { problem } from '../core/problem.ts';
import type { SearchedAs } from '../core/searchTerms.ts';
import { isSlug } from '../core/slug.ts';
import type { StoredAs } from '../core/storedAs.ts';
import { plainLineSchema } from '../core/text.ts';
import type { PersonalDataOf } from '../people/privacy/personalData.ts';
import { bookingChangeRequestSchema } from '../trips/changeRequest.ts';
import { bookingStatusSchema } from './bookingStatus.ts';
import { storedLanguageSchema } from '../i18n/languageSchema.ts';
import { currentLocale } from '../i18n/locale.ts';

// All fields of a booking are said here. The callable, what is stored, the staff's tables and files, the mails and the
// form on the site follow from these, and do not compile while one is missing.

export const bookingTypes = ['tour', 'villa'] as const;
export const bookingTypeSchema = z.enum(bookingTypes);
export type BookingType = z.infer<typeof bookingTypeSchema>;

/** How many guests a booking is for, and how many the form begins with. */
export const guests = { min: 1, max: 10, initial: 2 };

/** What the guest's form asks; each field is judged for itself, whatever day it is. */
export const bookingFields = z.object({
  bookingType: bookingTypeSchema,
  /** The slug of the tour or villa. */
  itemId: z.string().refine(isSlug, problem('item-missing')),
  startDate: z.string(),
  /** Check-out; not read for a tour, which ends on the day it starts. */
  endDate: z.string(),
  numberOfGuests: z.number().int().min(guests.min).max(guests.max),
  customerName: plainLineSchema(limits.name).min(1, problem('name-missing')),
  customerEmail: emailSchema('email-missing'),
  // Optional: '' is none. Whoever sends the other fields only gives none.
  customerPhone: phoneSchema().default(''),
  /** Where the guest is picked up for a tour; a stay has neither this nor a time. */
  hotelName: plainLineSchema(limits.place).default(''),
  /** 'HH:mm', Bali time. */
  pickupTime: clockTimeSchema.default(''),
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
  /** '' of a guest who phoned and gave none. */
  customerEmail: z.string(),
  customerPhone: z.string().optional(),
  hotelName: z.string().optional(),
  pickupTime: z.string().optional(),
} satisfies StoredAs<Omit<BookingForm, 'itemId'>>;

/** A document of `bookings` with its id, which is the request id of the guest's form. */
export const bookingSchema = z.object({
  id: z.string(),
  ...ofGuest,
  /** Of `crew`, for a tour. */
  guideId: z.string().optional(),
  ...staffFields,
  /** One of the two, by bookingType. */
  tourId: z.string().optional(),
  villaId: z.string().optional(),
  /** The tour's title or the villa's name when the booking was made. */
  itemName: z.string().optional(),
  /** The same as its guest read it, in `language`; only where it has another name there. */
  translatedName: z.string().optional(),
  /** US dollars, computed by the server. */
  totalPrice: z.number(),
  /** How the price is made up: so many nights, or persons, at so many US dollars. */
  priceLines: z.array(z.object({ unit: z.number(), count: z.number().int() })).optional(),
  /** US dollars that hold the booking, by the rules of the offer when it was made. */
  deposit: z.number().optional(),
  /** The last day on which the guest may cancel at no cost, by the same rules. */
  freeUntil: civilDateSchema.optional(),
  /** When its tour starts, 'HH:mm' in Bali, by the same rules. */
  startTime: z.string().optional(),
  /** All that its guest has asked for goes by one trip; older bookings have none. */
  tripId: z.string().optional(),
  changeRequest: bookingChangeRequestSchema.optional(),
  /** The guest has written last, and staff have not answered. */
  unanswered: z.boolean().optional(),
  /** In which its guest asked for it, and is written to; English where none is stored. */
  language: storedLanguageSchema,
  status: bookingStatusSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Booking = z.infer<typeof bookingSchema>;

/** How the staff's search finds a booking. */
export const bookingSearch: Readonly<Record<keyof Booking, SearchedAs>> = {
  customerName: 'text',
  itemName: 'text',
  translatedName: 'no',
  customerEmail: 'email',
  customerPhone: 'phone',
  hotelName: 'text',
  id: 'reference',
  bookingType: 'no',
  tourId: 'no',
  villaId: 'no',
  startDate: 'no',
  endDate: 'no',
  numberOfGuests: 'no',
  totalPrice: 'no',
  priceLines: 'no',
  deposit: 'no',
  freeUntil: 'no',
  startTime: 'no',
  tripId: 'no',
  changeRequest: 'no',
  unanswered: 'no',
  language: 'no',
  pickupTime: 'no',
  driverId: 'no',
  guideId: 'no',
  ticks: 'no',
  notes: 'no',
  payments: 'no',
  priceReason: 'no',
  status: 'no',
  createdAt: 'no',
  updatedAt: 'no',
};

/** What a booking tells of its guest. */
export const bookingPersonalData: PersonalDataOf<Booking> = {
  customerName: 'name',
  customerEmail: 'email',
  customerPhone: 'phone',
  hotelName: 'place',
  tripId: 'link',
  changeRequest: 'words',
  unanswered: 'words',
  language: 'nothing',
  notes: 'words',
  priceReason: 'words',
  payments: 'payments',
  driverId: 'staff',
  guideId: 'staff',
  ticks: 'staff',
  id: 'nothing',
  bookingType: 'nothing',
  tourId: 'nothing',
  villaId: 'nothing',
  itemName: 'nothing',
  translatedName: 'nothing',
  startDate: 'nothing',
  endDate: 'nothing',
  numberOfGuests: 'nothing',
  pickupTime: 'nothing',
  totalPrice: 'nothing',
  priceLines: 'nothing',
  deposit: 'nothing',
  freeUntil: 'nothing',
  startTime: 'nothing',
  status: 'nothing',
  createdAt: 'nothing',
  updatedAt: 'nothing',
};

/** 'Reef Walk', or 'Unknown Tour' / 'Unknown Villa' for a booking without the name. */
export const bookingItemName = (booking: Pick<Booking, 'bookingType' | 'itemName'>): string =>
  booking.itemName || (booking.bookingType === 'tour' ? 'Unknown Tour' : 'Unknown Villa');

/** The same for the guest: as they read it, while the language in which they asked is spoken. */
export const guestItemName = (
  booking: Pick<Booking, 'bookingType' | 'itemName' | 'translatedName' | 'language'>,
): string =>
  (booking.language === currentLocale().language && booking.translatedName) ||
  bookingItemName(booking);
