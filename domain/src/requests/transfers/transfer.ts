import { z } from 'zod';
import { internal, open, recordFields, staffFields } from '../changes/staffFields.ts';
import { civilDateSchema, storedLanguageSchema } from '../../core/schemas.ts';
import { emailSchema, linesSchema, plainLineSchema } from '../../core/text.ts';
import {
  inputShapeFor,
  personalDataOf,
  searchOf,
  storedShape,
  type FieldTable,
  type StoredAs,
  type PersonalDataOf,
} from '../../core/fieldTable.ts';
import { limits } from '../../core/limits.ts';
import { phoneSchema } from '../../core/phone.ts';
import { problem } from '../../core/problem.ts';
import { transfer } from '../../pricing/transfers/transferLimits.ts';
import { transferChangeRequestSchema } from '../changeRequest.ts';
import { transferStatusSchema } from '../requestStatus.ts';

// All code for transfers follows from this table: none of it compiles until it handles each field.

const place = plainLineSchema(limits.place, 'route-incomplete').min(1, problem('route-incomplete'));

const { passengers, luggage } = transfer;

/** In the order of the history. Guests fill in two forms, staff all of it at once. */
export const transferTable = {
  id: {
    ...internal,
    stored: z.string(),
    searched: 'reference',
    seenByGuest: true,
    shownIn: ['mail', 'file', 'template'],
  },
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
    shownIn: ['file', 'table', 'sheet', 'day', 'crew', 'template'],
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
    shownIn: ['file', 'sheet'],
  },
  customerPhone: {
    label: 'Phone',
    inputFor: ['customer'],
    input: phoneSchema('customer-incomplete').min(1, problem('customer-incomplete')),
    stored: z.string().optional(),
    searched: 'phone',
    personalData: 'phone',
    seenByGuest: true,
    shownIn: ['file', 'sheet', 'day', 'crew'],
  },
  contactPerson: {
    label: 'Contact person',
    stored: z.string().optional(),
    searched: 'text',
    personalData: 'name',
    seenByGuest: false,
    shownIn: ['file', 'sheet'],
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
    shownIn: ['trip', 'file', 'table', 'sheet', 'day', 'crew', 'template'],
  },
  roomNumber: {
    label: 'Room',
    stored: z.string().optional(),
    searched: 'no',
    personalData: 'place',
    seenByGuest: false,
    shownIn: ['file', 'day'],
  },
  pickupLocation: {
    label: 'From',
    inputFor: ['route'],
    input: place,
    stored: z.string(),
    searched: 'text',
    personalData: 'place',
    seenByGuest: true,
    shownIn: ['mail', 'confirmation', 'file', 'table', 'sheet', 'day', 'crew', 'template'],
  },
  destination: {
    label: 'To',
    inputFor: ['route'],
    input: place,
    stored: z.string(),
    searched: 'text',
    personalData: 'place',
    seenByGuest: true,
    shownIn: ['mail', 'file', 'sheet', 'day', 'crew', 'template'],
  },
  pickupDate: {
    ...open,
    label: 'Pickup day',
    inputFor: ['route'],
    input: z.string(problem('route-incomplete')).min(1, problem('route-incomplete')),
    stored: civilDateSchema,
    shownIn: ['mail', 'confirmation', 'file', 'table', 'sheet', 'template', 'change'],
  },
  /** 'HH:00', Bali time. */
  pickupTime: {
    ...open,
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
    shownIn: ['file', 'day', 'crew', 'template', 'change'],
  },
  passengers: {
    ...open,
    label: 'Passengers',
    inputFor: ['route'],
    input: z.number().int().min(passengers.min).max(passengers.max),
    stored: z.number().int().min(passengers.min).max(passengers.max),
    shownIn: ['mail', 'trip', 'file', 'table', 'sheet', 'calendar', 'day', 'crew', 'change'],
  },
  luggage: {
    ...open,
    label: 'Bags',
    inputFor: ['route'],
    input: z.number().int().min(luggage.min).max(luggage.max),
    stored: z.number().int().min(luggage.min).max(luggage.max),
    shownIn: ['mail', 'file', 'sheet', 'change'],
  },
  /** The vehicle's name at the time of the request; absent if the terms had no vehicles. */
  vehicle: {
    label: 'Vehicle',
    stored: z.string().optional(),
    searched: 'text',
    personalData: 'nothing',
    seenByGuest: true,
    shownIn: ['mail', 'trip', 'file', 'sheet', 'calendar'],
  },
  /** Id of a vehicle of the terms; '' if they have none. */
  vehicleId: {
    ...internal,
    inputFor: ['route'],
    input: z.string().max(limits.slug),
    stored: z.string().optional(),
    seenByGuest: true,
    shownIn: ['confirmation'],
  },
  flightNumber: {
    label: 'Flight',
    inputFor: ['route'],
    input: plainLineSchema(limits.place),
    stored: z.string().optional(),
    searched: 'code',
    personalData: 'place',
    seenByGuest: true,
    shownIn: ['mail', 'trip', 'file', 'sheet', 'calendar', 'day', 'crew'],
  },
  specialRequests: {
    label: 'Requests',
    inputFor: ['route'],
    input: linesSchema().max(limits.specialRequests),
    stored: z.string().optional(),
    searched: 'no',
    personalData: 'words',
    seenByGuest: true,
    shownIn: ['trip', 'file', 'sheet'],
  },
  totalAmount: {
    ...open,
    label: 'Price',
    kind: { is: 'usd' },
    stored: z.number(),
    shownIn: ['mail', 'file', 'sheet', 'calendar', 'template'],
  },
  /** Hours before the pickup, by the terms at the time of the request. */
  freeCancellationHours: {
    ...open,
    label: 'Free to cancel until',
    stored: z.number().int().optional(),
    shownIn: ['mail', 'sheet'],
  },
  ...staffFields,
  isStandalone: { ...internal, stored: z.boolean() },
  changeRequest: {
    ...internal,
    stored: transferChangeRequestSchema.optional(),
    personalData: 'words',
    seenByGuest: true,
  },
  /** Of the guest's form and mails; English if absent. */
  language: { ...internal, stored: storedLanguageSchema, shownIn: ['sheet'] },
  status: {
    ...internal,
    stored: transferStatusSchema,
    seenByGuest: true,
    shownIn: ['file', 'table', 'day'],
  },
  ...recordFields,
} as const satisfies FieldTable<'route' | 'customer' | 'staff'>;

/** Each field on its own, without regard to the current time. */
export const transferRouteFields = z.object(inputShapeFor(transferTable, 'route'));
export type TransferRoute = z.infer<typeof transferRouteFields>;

export const transferCustomerSchema = z.object(inputShapeFor(transferTable, 'customer'));
export type TransferCustomer = z.infer<typeof transferCustomerSchema>;

export const transferStaffFields = z.object(inputShapeFor(transferTable, 'staff'));

/** The id is the request id of the guest's form. */
export const transferSchema = z.object(
  storedShape(transferTable) satisfies StoredAs<
    TransferRoute & TransferCustomer & z.infer<typeof transferStaffFields>
  >,
);
export type Transfer = z.infer<typeof transferSchema>;

export const transferSearch = /* @__PURE__ */ searchOf(transferTable);

export const transferPersonalData: PersonalDataOf<Transfer> =
  /* @__PURE__ */ personalDataOf(transferTable);
