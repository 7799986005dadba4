import { z } from 'zod';
import { staffFields } from '../changes/staffFields.ts';
import { civilDateSchema } from '../core/civilDateSchema.ts';
import { emailSchema } from '../core/email.ts';
import { askedShape, searchOf, storedShape, tellsOf, type FieldTable } from '../core/fieldTable.ts';
import { instantSchema } from '../core/instant.ts';
import { limits } from '../core/limits.ts';
import { optionalText, optionalTime } from '../core/optionalField.ts';
import { phoneSchema } from '../core/phone.ts';
import { problem } from '../core/problem.ts';
import { isSlug } from '../core/slug.ts';
import type { StoredAs } from '../core/storedAs.ts';
import { plainLineSchema } from '../core/text.ts';
import type { PersonalDataOf } from '../people/privacy/personalData.ts';
import { bookingChangeRequestSchema } from '../trips/changeRequest.ts';
import { bookingStatusSchema } from './bookingStatus.ts';
import { storedLanguageSchema } from '../i18n/languageSchema.ts';
import { currentLocale } from '../i18n/locale.ts';

// All fields of a booking are said here, once. The callable, what is stored, the staff's tables and files, the history, the
// mails, the page of the trip and the forms follow from the table, and do not compile while one of them has not decided.

export const bookingTypes = ['tour', 'villa'] as const;
export const bookingTypeSchema = z.enum(bookingTypes);
export type BookingType = z.infer<typeof bookingTypeSchema>;

/** How many guests a booking is for, and how many the form begins with. */
export const guests = { min: 1, max: 10, initial: 2 };

/** For programs: no person reads it as it is. */
const internal = { label: null, searched: 'no', tells: 'nothing' } as const;

/** Each field of a booking, in the order in which the history tells of them. Forms judge each for itself. */
export const bookingTable = {
  id: { ...internal, stored: z.string(), searched: 'reference', seenByGuest: true },
  bookingType: {
    ...internal,
    asked: bookingTypeSchema,
    stored: bookingTypeSchema,
    seenByGuest: true,
  },
  /** One of the two, by bookingType: a slug. The form has it as `itemId`. */
  tourId: { ...internal, stored: z.string().optional(), seenByGuest: true },
  villaId: { ...internal, stored: z.string().optional(), seenByGuest: true },
  /** The tour's title or the villa's name when the booking was made. */
  itemName: {
    label: 'Item',
    stored: z.string().optional(),
    searched: 'text',
    tells: 'nothing',
    seenByGuest: true,
  },
  /** The same as its guest read it, in `language`; only where it has another name there. */
  translatedName: { ...internal, stored: z.string().optional(), seenByGuest: true },
  startDate: {
    label: 'First day',
    asked: z.string(),
    stored: civilDateSchema,
    searched: 'no',
    tells: 'nothing',
    seenByGuest: true,
  },
  /** The check-out day of a stay. It is not read in the form for a tour, which ends on the day it starts. */
  endDate: {
    label: 'Last day',
    asked: z.string(),
    stored: civilDateSchema,
    searched: 'no',
    tells: 'nothing',
    seenByGuest: true,
  },
  numberOfGuests: {
    label: 'Guests',
    asked: z.number().int().min(guests.min).max(guests.max),
    stored: z.number().int(),
    searched: 'no',
    tells: 'nothing',
    seenByGuest: true,
  },
  customerName: {
    label: 'Name',
    asked: plainLineSchema(limits.name).min(1, problem('name-missing')),
    stored: z.string(),
    searched: 'text',
    tells: 'name',
    seenByGuest: true,
  },
  /** Stored as '' of a guest who phoned and gave none. */
  customerEmail: {
    label: 'Email',
    asked: emailSchema('email-missing'),
    stored: z.string(),
    searched: 'email',
    tells: 'email',
    seenByGuest: true,
  },
  customerPhone: {
    label: 'Phone',
    asked: phoneSchema().default(''),
    stored: z.string().optional(),
    searched: 'phone',
    tells: 'phone',
    seenByGuest: true,
  },
  /** Where the guest is picked up for a tour. */
  hotelName: {
    ...optionalText(limits.place),
    label: 'Hotel',
    askedOf: ['tour'],
    searched: 'text',
    tells: 'place',
    seenByGuest: true,
    plainIn: ['mail', 'file', 'sheet'],
  },
  pickupTime: {
    ...optionalTime(),
    label: 'Pickup',
    askedOf: ['tour'],
    searched: 'no',
    tells: 'nothing',
    seenByGuest: true,
    plainIn: ['mail', 'file', 'sheet'],
  },
  /** Computed by the server. */
  totalPrice: {
    label: 'Price',
    kind: { is: 'usd' },
    stored: z.number(),
    searched: 'no',
    tells: 'nothing',
    seenByGuest: true,
  },
  /** How the price is made up: so many nights, or persons, at so many US dollars. */
  priceLines: {
    ...internal,
    stored: z.array(z.object({ unit: z.number(), count: z.number().int() })).optional(),
    seenByGuest: true,
  },
  /** What holds the booking, by the rules of the offer when it was made. */
  deposit: {
    label: 'Deposit',
    kind: { is: 'usd' },
    stored: z.number().optional(),
    searched: 'no',
    tells: 'nothing',
    seenByGuest: true,
  },
  /** The last day on which the guest may cancel at no cost, by the same rules. */
  freeUntil: {
    label: 'Free to cancel until',
    stored: civilDateSchema.optional(),
    searched: 'no',
    tells: 'nothing',
    seenByGuest: true,
  },
  /** When its tour starts, 'HH:mm' in Bali, by the same rules. */
  startTime: {
    label: 'Starts',
    stored: z.string().optional(),
    searched: 'no',
    tells: 'nothing',
    seenByGuest: true,
  },
  ...staffFields,
  /** Of `crew`, for a tour. */
  guideId: {
    label: 'Guide',
    kind: { is: 'crew' },
    stored: z.string().optional(),
    searched: 'no',
    tells: 'staff',
    seenByGuest: false,
  },
  /** All that its guest has asked for goes by one trip; older bookings have none. */
  tripId: { ...internal, stored: z.string().optional(), tells: 'link', seenByGuest: false },
  changeRequest: {
    ...internal,
    stored: bookingChangeRequestSchema.optional(),
    tells: 'words',
    seenByGuest: true,
  },
  /** The guest has written last, and staff have not answered. */
  unanswered: { ...internal, stored: z.boolean().optional(), tells: 'words', seenByGuest: false },
  /** In which its guest asked for it, and is written to; English where none is stored. */
  language: { ...internal, stored: storedLanguageSchema, seenByGuest: true },
  status: { ...internal, stored: bookingStatusSchema, seenByGuest: true },
  createdAt: { ...internal, stored: instantSchema, seenByGuest: true },
  updatedAt: { ...internal, stored: instantSchema, seenByGuest: false },
} as const satisfies FieldTable<BookingType>;

/** What the guest's form asks; each field is judged for itself, whatever day it is. */
export const bookingFields = z.object({
  /** The slug of the tour or villa. */
  itemId: z.string().refine(isSlug, problem('item-missing')),
  ...askedShape(bookingTable),
});
export type BookingForm = z.infer<typeof bookingFields>;

/** A document of `bookings` with its id, which is the request id of the guest's form. */
export const bookingSchema = z.object(
  storedShape(bookingTable) satisfies StoredAs<Omit<BookingForm, 'itemId'>>,
);
export type Booking = z.infer<typeof bookingSchema>;

/** How the staff's search finds a booking. */
export const bookingSearch = /* @__PURE__ */ searchOf(bookingTable);

/** What a booking tells of its guest. */
export const bookingPersonalData: PersonalDataOf<Booking> = /* @__PURE__ */ tellsOf(bookingTable);

/** 'Reef Walk', or 'Unknown Tour' / 'Unknown Villa' for a booking without the name. */
export const bookingItemName = (booking: Pick<Booking, 'bookingType' | 'itemName'>): string =>
  booking.itemName || (booking.bookingType === 'tour' ? 'Unknown Tour' : 'Unknown Villa');

/** The same for the guest: as they read it, while the language in which they asked is spoken. */
export const guestItemName = (
  booking: Pick<Booking, 'bookingType' | 'itemName' | 'translatedName' | 'language'>,
): string =>
  (booking.language === currentLocale().language && booking.translatedName) ||
  bookingItemName(booking);
