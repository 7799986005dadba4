import { z } from 'zod';
import { staffFields } from '../changes/staffFields.ts';
import { civilDateSchema } from '../core/civilDateSchema.ts';
import { emailSchema } from '../core/email.ts';
import {
  askedShapeOf,
  searchOf,
  storedShape,
  tellsOf,
  type FieldTable,
} from '../core/fieldTable.ts';
import { instantSchema } from '../core/instant.ts';
import { limits } from '../core/limits.ts';
import { phoneSchema } from '../core/phone.ts';
import { problem } from '../core/problem.ts';
import type { StoredAs } from '../core/storedAs.ts';
import { linesSchema, plainLineSchema } from '../core/text.ts';
import { transferChangeRequestSchema } from '../trips/changeRequest.ts';
import { transferStatusSchema } from './transferStatus.ts';
import type { PersonalDataOf } from '../people/privacy/personalData.ts';
import { storedLanguageSchema } from '../i18n/languageSchema.ts';

// All fields of a transfer are said here, once. The callable, what is stored, the staff's tables and files, the history,
// the mails, the page of the trip and the forms follow from the table, and do not compile while one has not decided.

/** What can be asked for, and what the form begins with. */
export const transfer = {
  passengers: { min: 1, max: 8, initial: 1 },
  luggage: { min: 0, max: 10, initial: 1 },
  /** US dollars, whatever the route. */
  totalAmount: 50,
  /** Every full hour: '00:00' to '23:00'. */
  pickupTimes: Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`),
  /** Where the list of times opens when nothing is chosen. */
  usualPickupTime: '09:00',
};

const place = plainLineSchema(limits.place, 'route-incomplete').min(1, problem('route-incomplete'));

const { passengers, luggage } = transfer;

/** For programs: no person reads it as it is. */
const internal = { label: null, searched: 'no', tells: 'nothing' } as const;

/**
 * Each field of a transfer, in the order in which the history tells of them. Guests are asked in two forms, 'Your Route'
 * and the dialog with who is coming; staff are asked for all of it at once.
 */
export const transferTable = {
  id: { ...internal, stored: z.string(), searched: 'reference', seenByGuest: true },
  customerName: {
    label: 'Name',
    askedOf: ['customer'],
    asked: plainLineSchema(limits.name, 'customer-incomplete').min(
      1,
      problem('customer-incomplete'),
    ),
    stored: z.string(),
    searched: 'text',
    tells: 'name',
    seenByGuest: true,
  },
  /** Stored as '' of a guest who phoned and gave none. */
  customerEmail: {
    label: 'Email',
    askedOf: ['customer'],
    asked: emailSchema('customer-incomplete'),
    stored: z.string(),
    searched: 'email',
    tells: 'email',
    seenByGuest: true,
  },
  customerPhone: {
    label: 'Phone',
    askedOf: ['customer'],
    asked: phoneSchema('customer-incomplete').min(1, problem('customer-incomplete')),
    stored: z.string().optional(),
    searched: 'phone',
    tells: 'phone',
    seenByGuest: true,
  },
  contactPerson: {
    label: 'Contact person',
    stored: z.string().optional(),
    searched: 'text',
    tells: 'name',
    seenByGuest: false,
  },
  /** Guests are not asked: '' is none. */
  hotelName: {
    label: 'Hotel',
    askedOf: ['staff'],
    asked: plainLineSchema(limits.place),
    stored: z.string().optional(),
    searched: 'text',
    tells: 'place',
    seenByGuest: true,
  },
  roomNumber: {
    label: 'Room',
    stored: z.string().optional(),
    searched: 'no',
    tells: 'place',
    seenByGuest: false,
  },
  pickupLocation: {
    label: 'From',
    askedOf: ['route'],
    asked: place,
    stored: z.string(),
    searched: 'text',
    tells: 'place',
    seenByGuest: true,
  },
  destination: {
    label: 'To',
    askedOf: ['route'],
    asked: place,
    stored: z.string(),
    searched: 'text',
    tells: 'place',
    seenByGuest: true,
  },
  pickupDate: {
    label: 'Pickup day',
    askedOf: ['route'],
    asked: z.string(problem('route-incomplete')).min(1, problem('route-incomplete')),
    stored: civilDateSchema,
    searched: 'no',
    tells: 'nothing',
    seenByGuest: true,
  },
  /** A full hour, 'HH:00', Bali time. */
  pickupTime: {
    label: 'Pickup',
    askedOf: ['route'],
    asked: z
      .string(problem('route-incomplete'))
      .min(1, problem('route-incomplete'))
      .refine(
        (time) => time === '' || transfer.pickupTimes.includes(time),
        problem('pickup-time-invalid'),
      ),
    stored: z.string(),
    searched: 'no',
    tells: 'nothing',
    seenByGuest: true,
  },
  passengers: {
    label: 'Passengers',
    askedOf: ['route'],
    asked: z.number().int().min(passengers.min).max(passengers.max),
    stored: z.number().int().min(passengers.min).max(passengers.max),
    searched: 'no',
    tells: 'nothing',
    seenByGuest: true,
  },
  luggage: {
    label: 'Bags',
    askedOf: ['route'],
    asked: z.number().int().min(luggage.min).max(luggage.max),
    stored: z.number().int().min(luggage.min).max(luggage.max),
    searched: 'no',
    tells: 'nothing',
    seenByGuest: true,
  },
  /** The vehicle's name when the transfer was asked for; none where no vehicles were set. */
  vehicle: {
    label: 'Vehicle',
    stored: z.string().optional(),
    searched: 'text',
    tells: 'nothing',
    seenByGuest: true,
  },
  /** Of one of the vehicles of the terms; '' where none are set. */
  vehicleId: {
    ...internal,
    askedOf: ['route'],
    asked: z.string().max(limits.slug),
    stored: z.string().optional(),
    seenByGuest: true,
  },
  /** Optional: '' is none. */
  flightNumber: {
    label: 'Flight',
    askedOf: ['route'],
    asked: plainLineSchema(limits.place),
    stored: z.string().optional(),
    searched: 'code',
    tells: 'place',
    seenByGuest: true,
  },
  /** Optional: '' is none. */
  specialRequests: {
    label: 'Requests',
    askedOf: ['route'],
    asked: linesSchema().max(limits.specialRequests),
    stored: z.string().optional(),
    searched: 'no',
    tells: 'words',
    seenByGuest: true,
  },
  totalAmount: {
    label: 'Price',
    kind: { is: 'usd' },
    stored: z.number(),
    searched: 'no',
    tells: 'nothing',
    seenByGuest: true,
  },
  ...staffFields,
  isStandalone: { ...internal, stored: z.boolean(), seenByGuest: false },
  /** All that its guest has asked for goes by one trip; older transfers have none. */
  tripId: { ...internal, stored: z.string().optional(), tells: 'link', seenByGuest: false },
  changeRequest: {
    ...internal,
    stored: transferChangeRequestSchema.optional(),
    tells: 'words',
    seenByGuest: true,
  },
  /** The guest has written last, and staff have not answered. */
  unanswered: { ...internal, stored: z.boolean().optional(), tells: 'words', seenByGuest: false },
  /** In which its guest asked for it, and is written to; English where none is stored. */
  language: { ...internal, stored: storedLanguageSchema, seenByGuest: false },
  status: { ...internal, stored: transferStatusSchema, seenByGuest: true },
  createdAt: { ...internal, stored: instantSchema, seenByGuest: true },
  updatedAt: { ...internal, stored: instantSchema, seenByGuest: false },
} as const satisfies FieldTable<'route' | 'customer' | 'staff'>;

/** The route's fields for themselves, whatever time it is. */
export const transferRouteFields = z.object(askedShapeOf(transferTable, 'route'));
export type TransferRoute = z.infer<typeof transferRouteFields>;

/** The dialog 'Confirm Your Airport Transfer Booking' as the guest sees it. */
export const transferCustomerSchema = z.object(askedShapeOf(transferTable, 'customer'));
export type TransferCustomer = z.infer<typeof transferCustomerSchema>;

/** What only staff are asked for. */
export const transferStaffFields = z.object(askedShapeOf(transferTable, 'staff'));

/** A document of `transfers` with its id, which is the request id of the guest's form. */
export const transferSchema = z.object(
  storedShape(transferTable) satisfies StoredAs<
    TransferRoute & TransferCustomer & z.infer<typeof transferStaffFields>
  >,
);
export type Transfer = z.infer<typeof transferSchema>;

/** How the staff's search finds a transfer. */
export const transferSearch = /* @__PURE__ */ searchOf(transferTable);

/** What a transfer tells of its guest. */
export const transferPersonalData: PersonalDataOf<Transfer> =
  /* @__PURE__ */ tellsOf(transferTable);
