import { z } from 'zod';
import { staffFields } from '../changes/staffFields.ts';
import { civilDateSchema } from '../core/civilDateSchema.ts';
import { emailSchema } from '../core/email.ts';
import { instantSchema } from '../core/instant.ts';
import { limits } from '../core/limits.ts';
import { phoneSchema } from '../core/phone.ts';
import { problem } from '../core/problem.ts';
import type { SearchedAs } from '../core/searchTerms.ts';
import type { StoredAs } from '../core/storedAs.ts';
import { linesSchema, plainLineSchema } from '../core/text.ts';
import { transferChangeRequestSchema } from '../trips/changeRequest.ts';
import { transferStatusSchema } from './transferStatus.ts';
import type { PersonalDataOf } from '../people/privacy/personalData.ts';
import { storedLanguageSchema } from '../i18n/languageSchema.ts';

// All fields of a transfer are said here. The callable, what is stored, the staff's tables and files, the mails and the
// forms on the site follow from these, and do not compile while one is missing.

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

/** The route's fields for themselves, whatever time it is. */
export const transferRouteFields = z.object({
  pickupLocation: place,
  destination: place,
  pickupDate: z.string(problem('route-incomplete')).min(1, problem('route-incomplete')),
  /** 'HH:00', Bali time. */
  pickupTime: z
    .string(problem('route-incomplete'))
    .min(1, problem('route-incomplete'))
    .refine(
      (time) => time === '' || transfer.pickupTimes.includes(time),
      problem('pickup-time-invalid'),
    ),
  passengers: z.number().int().min(transfer.passengers.min).max(transfer.passengers.max),
  luggage: z.number().int().min(transfer.luggage.min).max(transfer.luggage.max),
  /** Of one of the vehicles of the terms; '' where none are set. */
  vehicleId: z.string().max(limits.slug),
  /** Optional: '' is none. */
  flightNumber: plainLineSchema(limits.place),
  /** Optional: '' is none. */
  specialRequests: linesSchema().max(limits.specialRequests),
});
export type TransferRoute = z.infer<typeof transferRouteFields>;

/** The dialog 'Confirm Your Airport Transfer Booking' as the guest sees it. */
export const transferCustomerSchema = z.object({
  customerName: plainLineSchema(limits.name, 'customer-incomplete').min(
    1,
    problem('customer-incomplete'),
  ),
  customerEmail: emailSchema('customer-incomplete'),
  customerPhone: phoneSchema('customer-incomplete').min(1, problem('customer-incomplete')),
});
export type TransferCustomer = z.infer<typeof transferCustomerSchema>;

const { passengers, luggage } = transfer;

/** The same, once it is stored. */
const ofGuest = {
  customerName: z.string(),
  /** '' of a guest who phoned and gave none. */
  customerEmail: z.string(),
  customerPhone: z.string().optional(),
  pickupLocation: z.string(),
  destination: z.string(),
  pickupDate: civilDateSchema,
  /** A full hour, 'HH:00', Bali time. */
  pickupTime: z.string(),
  passengers: z.number().int().min(passengers.min).max(passengers.max),
  luggage: z.number().int().min(luggage.min).max(luggage.max),
  vehicleId: z.string().optional(),
  flightNumber: z.string().optional(),
  specialRequests: z.string().optional(),
} satisfies StoredAs<TransferRoute & TransferCustomer>;

/** A document of `transfers` with its id, which is the request id of the guest's form. */
export const transferSchema = z.object({
  id: z.string(),
  ...ofGuest,
  /** The vehicle's name when the transfer was asked for; none where no vehicles were set. */
  vehicle: z.string().optional(),
  contactPerson: z.string().optional(),
  hotelName: z.string().optional(),
  roomNumber: z.string().optional(),
  ...staffFields,
  /** US dollars. */
  totalAmount: z.number(),
  isStandalone: z.boolean(),
  /** All that its guest has asked for goes by one trip; older transfers have none. */
  tripId: z.string().optional(),
  changeRequest: transferChangeRequestSchema.optional(),
  /** The guest has written last, and staff have not answered. */
  unanswered: z.boolean().optional(),
  /** In which its guest asked for it, and is written to; English where none is stored. */
  language: storedLanguageSchema,
  status: transferStatusSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Transfer = z.infer<typeof transferSchema>;

/** How the staff's search finds a transfer. */
export const transferSearch: Readonly<Record<keyof Transfer, SearchedAs>> = {
  customerName: 'text',
  contactPerson: 'text',
  pickupLocation: 'text',
  destination: 'text',
  hotelName: 'text',
  vehicle: 'text',
  customerEmail: 'email',
  customerPhone: 'phone',
  flightNumber: 'code',
  id: 'reference',
  pickupDate: 'no',
  pickupTime: 'no',
  passengers: 'no',
  luggage: 'no',
  vehicleId: 'no',
  specialRequests: 'no',
  roomNumber: 'no',
  totalAmount: 'no',
  isStandalone: 'no',
  tripId: 'no',
  changeRequest: 'no',
  unanswered: 'no',
  language: 'no',
  driverId: 'no',
  ticks: 'no',
  notes: 'no',
  payments: 'no',
  priceReason: 'no',
  status: 'no',
  createdAt: 'no',
  updatedAt: 'no',
};

/** What a transfer tells of its guest. */
export const transferPersonalData: PersonalDataOf<Transfer> = {
  customerName: 'name',
  contactPerson: 'name',
  customerEmail: 'email',
  customerPhone: 'phone',
  pickupLocation: 'place',
  destination: 'place',
  hotelName: 'place',
  roomNumber: 'place',
  flightNumber: 'place',
  specialRequests: 'words',
  tripId: 'link',
  changeRequest: 'words',
  unanswered: 'words',
  language: 'nothing',
  notes: 'words',
  priceReason: 'words',
  payments: 'payments',
  driverId: 'staff',
  ticks: 'staff',
  id: 'nothing',
  pickupDate: 'nothing',
  pickupTime: 'nothing',
  passengers: 'nothing',
  luggage: 'nothing',
  vehicleId: 'nothing',
  vehicle: 'nothing',
  totalAmount: 'nothing',
  isStandalone: 'nothing',
  status: 'nothing',
  createdAt: 'nothing',
  updatedAt: 'nothing',
};
