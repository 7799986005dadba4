import { z } from 'zod';
import {
  bookingTypeSchema,
  type BookingType,
  civilDateSchema,
  optionalText,
  optionalTime,
  storedLanguageSchema,
} from '../../core/schemas.ts';
import { internal, open, recordFields, staffFields } from '../changes/staffFields.ts';
import { emailSchema, plainLineSchema } from '../../core/text.ts';
import {
  inputShape,
  personalDataOf,
  searchOf,
  storedShape,
  type FieldTable,
  type StoredAs,
  type PersonalDataOf,
} from '../../core/fieldTable.ts';
import { guests, limits } from '../../core/limits.ts';
import { phoneSchema } from '../../core/phone.ts';
import { problem } from '../../core/problem.ts';
import { isSlug } from '../../core/ids.ts';
import {
  chosenExtrasSchema,
  extrasSchema,
  guestKindsSchema,
  lineKindSchema,
  partySchema,
} from '../../pricing/rules/offerRules.ts';
import { bookingChangeRequestSchema } from '../changeRequest.ts';
import { arrivalSchema } from './arrival.ts';
import { bookingStatusSchema } from '../requestStatus.ts';
import { currentLocale } from '../../i18n/languages.ts';

// All code for bookings follows from this table: none of it compiles until it handles each field.

/** In the order of the history. */
export const bookingTable = {
  id: {
    ...internal,
    stored: z.string(),
    searched: 'reference',
    seenByGuest: true,
    shownIn: ['mail', 'file', 'table', 'card', 'template'],
  },
  bookingType: {
    ...internal,
    inputFor: ['tour', 'villa'],
    input: bookingTypeSchema,
    stored: bookingTypeSchema,
    seenByGuest: true,
    shownIn: ['confirmation', 'file', 'table', 'card'],
  },
  /** A slug; `bookingType` decides which of the two is set. The form has it as `itemId`. */
  tourId: { ...internal, stored: z.string().optional(), seenByGuest: true },
  villaId: { ...internal, stored: z.string().optional(), seenByGuest: true },
  /** At the time of booking. */
  itemName: {
    label: 'Item',
    stored: z.string().optional(),
    searched: 'text',
    personalData: 'nothing',
    seenByGuest: true,
    shownIn: ['file', 'table', 'sheet', 'day', 'crew', 'template'],
  },
  /** The name that the guest read in `language`, if it differs. */
  translatedName: {
    ...internal,
    stored: z.string().optional(),
    seenByGuest: true,
    shownIn: ['sheet'],
  },
  startDate: {
    ...open,
    label: 'First day',
    inputFor: ['tour', 'villa'],
    input: z.string(),
    stored: civilDateSchema,
    shownIn: ['mail', 'confirmation', 'file', 'table', 'sheet', 'change', 'template'],
  },
  /** The check-out day of a stay. Ignored in the form of a tour, which ends on the day it starts. */
  endDate: {
    ...open,
    label: 'Last day',
    inputFor: ['tour', 'villa'],
    input: z.string(),
    stored: civilDateSchema,
    shownIn: ['file', 'change'],
  },
  numberOfGuests: {
    ...open,
    label: 'Guests',
    inputFor: ['tour', 'villa'],
    input: z.number().int().min(guests.min).max(guests.max),
    stored: z.number().int(),
    shownIn: [
      'mail',
      'trip',
      'confirmation',
      'file',
      'table',
      'card',
      'sheet',
      'calendar',
      'day',
      'crew',
      'change',
    ],
  },
  /** Who of the guests is not an adult. It is shown with the number of guests. */
  party: {
    ...open,
    label: 'Kinds of guests',
    kind: { is: 'party' },
    inputFor: ['tour'],
    input: partySchema.default(''),
    stored: z.string().optional(),
    shownIn: ['file', 'change'],
  },
  /** Of the offer at the time of booking, if some are in the party. */
  guestKinds: { ...internal, stored: guestKindsSchema.optional(), seenByGuest: true },
  /** With the pickup area of a tour. */
  chosenExtras: {
    ...open,
    label: 'Extras',
    kind: { is: 'extras' },
    inputFor: ['tour', 'villa'],
    input: chosenExtrasSchema.default(''),
    stored: z.string().optional(),
    plainIn: ['trip', 'confirmation', 'calendar', 'day', 'notice', 'seats'],
    shownIn: ['mail', 'crew', 'file', 'sheet', 'change'],
  },
  /** Those that are chosen, as the offer had them. */
  extras: { ...internal, stored: extrasSchema.optional(), seenByGuest: true },
  customerName: {
    label: 'Name',
    inputFor: ['tour', 'villa'],
    input: plainLineSchema(limits.name).min(1, problem('name-missing')),
    stored: z.string(),
    searched: 'text',
    personalData: 'name',
    seenByGuest: true,
    shownIn: ['file', 'table', 'sheet', 'day', 'crew', 'template'],
  },
  /** Stored as '' for a guest who phoned and gave no address. */
  customerEmail: {
    label: 'Email',
    inputFor: ['tour', 'villa'],
    input: emailSchema('email-missing'),
    stored: z.string(),
    searched: 'email',
    personalData: 'email',
    seenByGuest: true,
    shownIn: ['file', 'sheet'],
  },
  customerPhone: {
    label: 'Phone',
    inputFor: ['tour', 'villa'],
    input: phoneSchema().default(''),
    stored: z.string().optional(),
    searched: 'phone',
    personalData: 'phone',
    seenByGuest: true,
    shownIn: ['trip', 'confirmation', 'file', 'sheet', 'day', 'crew'],
  },
  hotelName: {
    ...optionalText(limits.place),
    label: 'Hotel',
    inputFor: ['tour'],
    searched: 'text',
    personalData: 'place',
    seenByGuest: true,
    plainIn: ['mail', 'file', 'sheet'],
    shownIn: ['trip', 'confirmation', 'day', 'crew', 'template'],
  },
  pickupTime: {
    ...open,
    ...optionalTime(),
    label: 'Pickup',
    inputFor: ['tour'],
    plainIn: ['mail', 'file', 'sheet'],
    shownIn: ['trip', 'confirmation', 'day', 'crew', 'template'],
  },
  totalPrice: {
    ...open,
    label: 'Price',
    kind: { is: 'usd' },
    stored: z.number(),
    shownIn: ['mail', 'file', 'table', 'sheet', 'calendar', 'template'],
  },
  /** Numbers of nights, persons or extras, each with a price in US dollars. */
  priceLines: {
    ...internal,
    stored: z
      .array(
        z.object({
          unit: z.number(),
          count: z.number().int(),
          kind: lineKindSchema.optional(),
          extra: z.string().optional(),
        }),
      )
      .optional(),
    seenByGuest: true,
  },
  /** By the offer's rules at the time of booking. */
  deposit: {
    ...open,
    label: 'Deposit',
    kind: { is: 'usd' },
    stored: z.number().optional(),
    shownIn: ['mail', 'sheet'],
  },
  /** By the payment terms when it was confirmed. See `depositOf`, which also shows it. */
  depositDue: { ...internal, stored: civilDateSchema.optional(), seenByGuest: true },
  /** It follows from status and payments, and is stored to be found. */
  unpaidDepositDue: { ...internal, stored: civilDateSchema.optional() },
  /** From staff, by any provider; shown while the deposit is open. */
  paymentLink: {
    ...open,
    label: 'Payment link',
    stored: z.string().optional(),
    personalData: 'words',
    shownIn: [],
  },
  /** The last day of free cancellation, by the same rules. */
  freeUntil: {
    ...open,
    label: 'Free to cancel until',
    stored: civilDateSchema.optional(),
    shownIn: ['mail', 'sheet'],
  },
  /** 'HH:mm' in Bali: one of the tour's start times, or by the same rules if it has no more than one. */
  startTime: {
    ...open,
    ...optionalTime(),
    label: 'Starts',
    inputFor: ['tour'],
    plainIn: ['confirmation', 'day', 'crew', 'seats', 'notice'],
    shownIn: ['mail', 'trip', 'file', 'sheet', 'day', 'change'],
  },
  /** The duration of the tour, if its text says it. */
  minutes: { ...internal, stored: z.number().int().optional(), seenByGuest: true },
  arrival: {
    ...internal,
    stored: arrivalSchema.optional(),
    personalData: 'staff',
    seenByGuest: true,
    shownIn: ['mail', 'trip', 'sheet', 'calendar'],
  },
  ...staffFields,
  guideId: {
    label: 'Guide',
    kind: { is: 'crew' },
    stored: z.string().optional(),
    searched: 'no',
    personalData: 'staff',
    seenByGuest: false,
    shownIn: ['day'],
  },
  /** Confirmed at once, and staff have not changed it since: no mail repeats what was typed. */
  unverified: {
    ...internal,
    stored: z.literal(true).optional(),
    shownIn: ['sheet'],
  },
  changeRequest: {
    ...internal,
    stored: bookingChangeRequestSchema.optional(),
    personalData: 'words',
    seenByGuest: true,
  },
  reviewWaits: { ...internal, stored: z.boolean().optional() },
  /** Of the guest's form and mails; English if absent. */
  language: { ...internal, stored: storedLanguageSchema, seenByGuest: true, shownIn: ['sheet'] },
  status: {
    ...internal,
    stored: bookingStatusSchema,
    seenByGuest: true,
    shownIn: ['file', 'table', 'day'],
  },
  ...recordFields,
} as const satisfies FieldTable<BookingType>;

/** Each field on its own, without regard to the current day. */
export const bookingFields = z.object({
  itemId: z.string().refine(isSlug, problem('item-missing')),
  ...inputShape(bookingTable),
});
export type BookingForm = z.infer<typeof bookingFields>;

/** The id is the request id of the guest's form. */
export const bookingSchema = z.object(
  storedShape(bookingTable) satisfies StoredAs<Omit<BookingForm, 'itemId'>>,
);
export type Booking = z.infer<typeof bookingSchema>;

export const bookingSearch = /* @__PURE__ */ searchOf(bookingTable);

export const bookingPersonalData: PersonalDataOf<Booking> =
  /* @__PURE__ */ personalDataOf(bookingTable);

export const bookingItemName = (booking: Pick<Booking, 'bookingType' | 'itemName'>): string =>
  booking.itemName || (booking.bookingType === 'tour' ? 'Unknown Tour' : 'Unknown Villa');

/** 'HH:mm', when the guests of a tour are due: a tour starts with the pickup. */
export const dueTime = ({
  bookingType,
  pickupTime,
  startTime,
}: Pick<Booking, 'bookingType' | 'pickupTime' | 'startTime'>): string | undefined =>
  bookingType === 'tour' ? pickupTime || startTime || undefined : undefined;

/** In the guest's language, while that language is current. */
export const guestItemName = (
  booking: Pick<Booking, 'bookingType' | 'itemName' | 'translatedName' | 'language'>,
): string =>
  (booking.language === currentLocale().language && booking.translatedName) ||
  bookingItemName(booking);
