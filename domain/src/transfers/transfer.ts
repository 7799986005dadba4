import { z } from 'zod';
import { staffFields } from '../changes/staffFields.ts';
import { civilDateSchema } from '../core/civilDateSchema.ts';
import { emailSchema } from '../core/email.ts';
import {
  inputShapeFor,
  personalDataOf,
  searchOf,
  storedShape,
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
import type { PersonalDataOf } from '../core/personalData.ts';
import { storedLanguageSchema } from '../i18n/languageSchema.ts';

// Defines each field of a transfer once. The callable, the stored document, the staff's tables and pages, the history,
// the mails, the page of the trip and the forms follow from this table. None of them compiles until it handles each
// field.

/** The possible values, and the initial values of the form. */
export const transfer = {
  passengers: { min: 1, max: 8, initial: 1 },
  luggage: { min: 0, max: 10, initial: 1 },
  /** US dollars, for any route. */
  totalAmount: 50,
  /** Every full hour: '00:00' to '23:00'. */
  pickupTimes: Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`),
  /** The hour at which the list of times opens when none is chosen. */
  usualPickupTime: '09:00',
};

const place = plainLineSchema(limits.place, 'route-incomplete').min(1, problem('route-incomplete'));

const { passengers, luggage } = transfer;

/** For programs only: nobody reads the value itself. */
const internal = { label: null, searched: 'no', personalData: 'nothing' } as const;

/**
 * Each field of a transfer, in the order of the history. Guests fill in two forms, 'Your Route' and the dialog with
 * their details; staff fill in all of it at once.
 */
export const transferTable = {
  id: { ...internal, stored: z.string(), searched: 'reference', seenByGuest: true },
  customerName: {
    label: 'Name',
    inputFor: ['customer'],
    input: plainLineSchema(limits.name, 'customer-incomplete').min(
      1,
      problem('customer-incomplete'),
    ),
    stored: z.string(),
    searched: 'text',
    personalData: 'name',
    seenByGuest: true,
  },
  /** Stored as '' for a guest who phoned and gave no address. */
  customerEmail: {
    label: 'Email',
    inputFor: ['customer'],
    input: emailSchema('customer-incomplete'),
    stored: z.string(),
    searched: 'email',
    personalData: 'email',
    seenByGuest: true,
  },
  customerPhone: {
    label: 'Phone',
    inputFor: ['customer'],
    input: phoneSchema('customer-incomplete').min(1, problem('customer-incomplete')),
    stored: z.string().optional(),
    searched: 'phone',
    personalData: 'phone',
    seenByGuest: true,
  },
  contactPerson: {
    label: 'Contact person',
    stored: z.string().optional(),
    searched: 'text',
    personalData: 'name',
    seenByGuest: false,
  },
  /** Not in the guest's form; '' is none. */
  hotelName: {
    label: 'Hotel',
    inputFor: ['staff'],
    input: plainLineSchema(limits.place),
    stored: z.string().optional(),
    searched: 'text',
    personalData: 'place',
    seenByGuest: true,
  },
  roomNumber: {
    label: 'Room',
    stored: z.string().optional(),
    searched: 'no',
    personalData: 'place',
    seenByGuest: false,
  },
  pickupLocation: {
    label: 'From',
    inputFor: ['route'],
    input: place,
    stored: z.string(),
    searched: 'text',
    personalData: 'place',
    seenByGuest: true,
  },
  destination: {
    label: 'To',
    inputFor: ['route'],
    input: place,
    stored: z.string(),
    searched: 'text',
    personalData: 'place',
    seenByGuest: true,
  },
  pickupDate: {
    label: 'Pickup day',
    inputFor: ['route'],
    input: z.string(problem('route-incomplete')).min(1, problem('route-incomplete')),
    stored: civilDateSchema,
    searched: 'no',
    personalData: 'nothing',
    seenByGuest: true,
  },
  /** A full hour, 'HH:00', Bali time. */
  pickupTime: {
    label: 'Pickup',
    inputFor: ['route'],
    input: z
      .string(problem('route-incomplete'))
      .min(1, problem('route-incomplete'))
      .refine(
        (time) => time === '' || transfer.pickupTimes.includes(time),
        problem('pickup-time-invalid'),
      ),
    stored: z.string(),
    searched: 'no',
    personalData: 'nothing',
    seenByGuest: true,
  },
  passengers: {
    label: 'Passengers',
    inputFor: ['route'],
    input: z.number().int().min(passengers.min).max(passengers.max),
    stored: z.number().int().min(passengers.min).max(passengers.max),
    searched: 'no',
    personalData: 'nothing',
    seenByGuest: true,
  },
  luggage: {
    label: 'Bags',
    inputFor: ['route'],
    input: z.number().int().min(luggage.min).max(luggage.max),
    stored: z.number().int().min(luggage.min).max(luggage.max),
    searched: 'no',
    personalData: 'nothing',
    seenByGuest: true,
  },
  /** The vehicle's name at the time of the request; absent if the terms had no vehicles. */
  vehicle: {
    label: 'Vehicle',
    stored: z.string().optional(),
    searched: 'text',
    personalData: 'nothing',
    seenByGuest: true,
  },
  /** Id of a vehicle of the terms; '' if they have none. */
  vehicleId: {
    ...internal,
    inputFor: ['route'],
    input: z.string().max(limits.slug),
    stored: z.string().optional(),
    seenByGuest: true,
  },
  /** Optional: '' is none. */
  flightNumber: {
    label: 'Flight',
    inputFor: ['route'],
    input: plainLineSchema(limits.place),
    stored: z.string().optional(),
    searched: 'code',
    personalData: 'place',
    seenByGuest: true,
  },
  /** Optional: '' is none. */
  specialRequests: {
    label: 'Requests',
    inputFor: ['route'],
    input: linesSchema().max(limits.specialRequests),
    stored: z.string().optional(),
    searched: 'no',
    personalData: 'words',
    seenByGuest: true,
  },
  totalAmount: {
    label: 'Price',
    kind: { is: 'usd' },
    stored: z.number(),
    searched: 'no',
    personalData: 'nothing',
    seenByGuest: true,
  },
  /** By the terms at the time of the request: how many hours before the pickup free cancellation ends. */
  freeCancellationHours: {
    label: 'Free to cancel until',
    stored: z.number().int().optional(),
    searched: 'no',
    personalData: 'nothing',
    seenByGuest: true,
  },
  ...staffFields,
  isStandalone: { ...internal, stored: z.boolean(), seenByGuest: false },
  /** All requests of a guest belong to one trip; older transfers have none. */
  tripId: { ...internal, stored: z.string().optional(), personalData: 'link', seenByGuest: false },
  changeRequest: {
    ...internal,
    stored: transferChangeRequestSchema.optional(),
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
  /** The language of the guest's form and mails; English if absent. */
  language: { ...internal, stored: storedLanguageSchema, seenByGuest: false },
  status: { ...internal, stored: transferStatusSchema, seenByGuest: true },
  createdAt: { ...internal, stored: instantSchema, seenByGuest: true },
  updatedAt: { ...internal, stored: instantSchema, seenByGuest: false },
} as const satisfies FieldTable<'route' | 'customer' | 'staff'>;

/** The fields of the route, each checked on its own, without regard to the current time. */
export const transferRouteFields = z.object(inputShapeFor(transferTable, 'route'));
export type TransferRoute = z.infer<typeof transferRouteFields>;

/** The dialog 'Confirm Your Airport Transfer Booking' as the guest sees it. */
export const transferCustomerSchema = z.object(inputShapeFor(transferTable, 'customer'));
export type TransferCustomer = z.infer<typeof transferCustomerSchema>;

/** The fields in the staff's form only. */
export const transferStaffFields = z.object(inputShapeFor(transferTable, 'staff'));

/** A document of `transfers` with its id, which is the request id of the guest's form. */
export const transferSchema = z.object(
  storedShape(transferTable) satisfies StoredAs<
    TransferRoute & TransferCustomer & z.infer<typeof transferStaffFields>
  >,
);
export type Transfer = z.infer<typeof transferSchema>;

/** How the staff's search finds a transfer. */
export const transferSearch = /* @__PURE__ */ searchOf(transferTable);

/** The personal data in a transfer. */
export const transferPersonalData: PersonalDataOf<Transfer> =
  /* @__PURE__ */ personalDataOf(transferTable);
