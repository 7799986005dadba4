import { z } from 'zod';
import { staffFields } from '../changes/staffFields.ts';
import { civilDateSchema } from '../core/civilDateSchema.ts';
import { emailSchema } from '../core/email.ts';
import {
  inputShape,
  personalDataOf,
  searchOf,
  storedShape,
  type FieldTable,
} from '../core/fieldTable.ts';
import { instantSchema } from '../core/instant.ts';
import { guests, limits } from '../core/limits.ts';
import { optionalText, optionalTime } from '../core/optionalField.ts';
import { phoneSchema } from '../core/phone.ts';
import { problem } from '../core/problem.ts';
import { isSlug } from '../core/slug.ts';
import type { StoredAs } from '../core/storedAs.ts';
import { plainLineSchema } from '../core/text.ts';
import type { PersonalDataOf } from '../core/personalData.ts';
import { bookingChangeRequestSchema } from '../trips/changeRequest.ts';
import { bookingStatusSchema } from './bookingStatus.ts';
import { storedLanguageSchema } from '../i18n/languageSchema.ts';
import { currentLocale } from '../i18n/locale.ts';

// Defines each field of a booking once. The callable, the stored document, the staff's tables and pages, the history,
// the mails, the page of the trip and the forms follow from this table. None of them compiles until it handles each
// field.

export const bookingTypes = ['tour', 'villa'] as const;
export const bookingTypeSchema = z.enum(bookingTypes);
export type BookingType = z.infer<typeof bookingTypeSchema>;

/** For programs only: nobody reads the value itself. */
const internal = { label: null, searched: 'no', personalData: 'nothing' } as const;

/** Each field of a booking, in the order of the history. Forms check each field on its own. */
export const bookingTable = {
  id: { ...internal, stored: z.string(), searched: 'reference', seenByGuest: true },
  bookingType: {
    ...internal,
    input: bookingTypeSchema,
    stored: bookingTypeSchema,
    seenByGuest: true,
  },
  /** A slug; `bookingType` decides which of the two is set. The form has it as `itemId`. */
  tourId: { ...internal, stored: z.string().optional(), seenByGuest: true },
  villaId: { ...internal, stored: z.string().optional(), seenByGuest: true },
  /** The tour's title or the villa's name at the time of booking. */
  itemName: {
    label: 'Item',
    stored: z.string().optional(),
    searched: 'text',
    personalData: 'nothing',
    seenByGuest: true,
  },
  /** The name that the guest read in `language`, if it differs. */
  translatedName: { ...internal, stored: z.string().optional(), seenByGuest: true },
  startDate: {
    label: 'First day',
    input: z.string(),
    stored: civilDateSchema,
    searched: 'no',
    personalData: 'nothing',
    seenByGuest: true,
  },
  /** The check-out day of a stay. Ignored in the form of a tour, which ends on the day it starts. */
  endDate: {
    label: 'Last day',
    input: z.string(),
    stored: civilDateSchema,
    searched: 'no',
    personalData: 'nothing',
    seenByGuest: true,
  },
  numberOfGuests: {
    label: 'Guests',
    input: z.number().int().min(guests.min).max(guests.max),
    stored: z.number().int(),
    searched: 'no',
    personalData: 'nothing',
    seenByGuest: true,
  },
  customerName: {
    label: 'Name',
    input: plainLineSchema(limits.name).min(1, problem('name-missing')),
    stored: z.string(),
    searched: 'text',
    personalData: 'name',
    seenByGuest: true,
  },
  /** Stored as '' for a guest who phoned and gave no address. */
  customerEmail: {
    label: 'Email',
    input: emailSchema('email-missing'),
    stored: z.string(),
    searched: 'email',
    personalData: 'email',
    seenByGuest: true,
  },
  customerPhone: {
    label: 'Phone',
    input: phoneSchema().default(''),
    stored: z.string().optional(),
    searched: 'phone',
    personalData: 'phone',
    seenByGuest: true,
  },
  /** Where the guest is picked up for a tour. */
  hotelName: {
    ...optionalText(limits.place),
    label: 'Hotel',
    inputFor: ['tour'],
    searched: 'text',
    personalData: 'place',
    seenByGuest: true,
    plainIn: ['mail', 'file', 'sheet'],
  },
  pickupTime: {
    ...optionalTime(),
    label: 'Pickup',
    inputFor: ['tour'],
    searched: 'no',
    personalData: 'nothing',
    seenByGuest: true,
    plainIn: ['mail', 'file', 'sheet'],
  },
  /** Computed by the server. */
  totalPrice: {
    label: 'Price',
    kind: { is: 'usd' },
    stored: z.number(),
    searched: 'no',
    personalData: 'nothing',
    seenByGuest: true,
  },
  /** The parts of the price: numbers of nights or persons, each with a price in US dollars. */
  priceLines: {
    ...internal,
    stored: z.array(z.object({ unit: z.number(), count: z.number().int() })).optional(),
    seenByGuest: true,
  },
  /** The deposit that secures the booking, by the offer's rules at the time of booking. */
  deposit: {
    label: 'Deposit',
    kind: { is: 'usd' },
    stored: z.number().optional(),
    searched: 'no',
    personalData: 'nothing',
    seenByGuest: true,
  },
  /** The last day of free cancellation, by the same rules. */
  freeUntil: {
    label: 'Free to cancel until',
    stored: civilDateSchema.optional(),
    searched: 'no',
    personalData: 'nothing',
    seenByGuest: true,
  },
  /** The start of the tour, 'HH:mm' in Bali, by the same rules. */
  startTime: {
    label: 'Starts',
    stored: z.string().optional(),
    searched: 'no',
    personalData: 'nothing',
    seenByGuest: true,
  },
  ...staffFields,
  /** Id in `crew`, for a tour. */
  guideId: {
    label: 'Guide',
    kind: { is: 'crew' },
    stored: z.string().optional(),
    searched: 'no',
    personalData: 'staff',
    seenByGuest: false,
  },
  /** Confirmed at once, and staff have not changed it since: no mail repeats what was typed. */
  unverified: { ...internal, stored: z.literal(true).optional(), seenByGuest: false },
  /** All requests of a guest belong to one trip; older bookings have none. */
  tripId: { ...internal, stored: z.string().optional(), personalData: 'link', seenByGuest: false },
  changeRequest: {
    ...internal,
    stored: bookingChangeRequestSchema.optional(),
    personalData: 'words',
    seenByGuest: true,
  },
  /** The last message is the guest's, and staff have not answered. */
  unanswered: {
    ...internal,
    stored: z.boolean().optional(),
    personalData: 'words',
    seenByGuest: false,
  },
  /** When guest or staff last wrote; absent without messages. */
  lastMessageAt: { ...internal, stored: instantSchema.optional(), seenByGuest: false },
  /** Staff have not yet decided on the guest's review. */
  reviewWaits: { ...internal, stored: z.boolean().optional(), seenByGuest: false },
  /** The language of the guest's form and mails; English if absent. */
  language: { ...internal, stored: storedLanguageSchema, seenByGuest: true },
  status: { ...internal, stored: bookingStatusSchema, seenByGuest: true },
  createdAt: { ...internal, stored: instantSchema, seenByGuest: true },
  updatedAt: { ...internal, stored: instantSchema, seenByGuest: false },
} as const satisfies FieldTable<BookingType>;

/** The fields of the guest's form, each checked on its own, without regard to the current day. */
export const bookingFields = z.object({
  /** The slug of the tour or villa. */
  itemId: z.string().refine(isSlug, problem('item-missing')),
  ...inputShape(bookingTable),
});
export type BookingForm = z.infer<typeof bookingFields>;

/** A document of `bookings` with its id, which is the request id of the guest's form. */
export const bookingSchema = z.object(
  storedShape(bookingTable) satisfies StoredAs<Omit<BookingForm, 'itemId'>>,
);
export type Booking = z.infer<typeof bookingSchema>;

/** How the staff's search finds a booking. */
export const bookingSearch = /* @__PURE__ */ searchOf(bookingTable);

/** The personal data in a booking. */
export const bookingPersonalData: PersonalDataOf<Booking> =
  /* @__PURE__ */ personalDataOf(bookingTable);

/** 'Reef Walk', or 'Unknown Tour' / 'Unknown Villa' for a booking without the name. */
export const bookingItemName = (booking: Pick<Booking, 'bookingType' | 'itemName'>): string =>
  booking.itemName || (booking.bookingType === 'tour' ? 'Unknown Tour' : 'Unknown Villa');

/** The same for the guest: in their language, while that language is current. */
export const guestItemName = (
  booking: Pick<Booking, 'bookingType' | 'itemName' | 'translatedName' | 'language'>,
): string =>
  (booking.language === currentLocale().language && booking.translatedName) ||
  bookingItemName(booking);
