import { z } from 'zod';
import { civilDateSchema } from '../core/civilDateSchema.ts';
import { transfer } from '../core/constants.ts';
import { emailSchema } from '../core/email.ts';
import { instantSchema } from '../core/instant.ts';
import { limits } from '../core/limits.ts';
import { phoneSchema } from '../core/phone.ts';
import type { SearchedAs } from '../core/searchTerms.ts';
import type { StoredAs } from '../core/storedAs.ts';
import { linesSchema, plainLineSchema } from '../core/text.ts';
import { transferStatusSchema } from './transferStatus.ts';

// All fields of a transfer are said here. The callable, what is stored, the staff's tables and files, the mails and the
// forms on the site follow from these, and do not compile while one is missing.

/** Said of each required field that is empty. */
export const transferRouteMissing =
  'Pickup location, destination, pickup date, and pickup time are required';
export const transferCustomerMissing = 'Guest name, email, and phone are required';

const place = plainLineSchema(transferRouteMissing).min(1, transferRouteMissing).max(limits.place);

/** The route's fields for themselves, whatever time it is. */
export const transferRouteFields = z.object({
  pickupLocation: place,
  destination: place,
  pickupDate: z.string(transferRouteMissing).min(1, transferRouteMissing),
  /** 'HH:00', Bali time. */
  pickupTime: z
    .string(transferRouteMissing)
    .min(1, transferRouteMissing)
    .refine(
      (time) => time === '' || transfer.pickupTimes.includes(time),
      'Please select a full hour',
    ),
  passengers: z.number().int().min(transfer.passengers.min).max(transfer.passengers.max),
  luggage: z.number().int().min(transfer.luggage.min).max(transfer.luggage.max),
  /** Optional: '' is none. */
  flightNumber: plainLineSchema().max(limits.place),
  /** Optional: '' is none. */
  specialRequests: linesSchema().max(limits.specialRequests),
});
export type TransferRoute = z.infer<typeof transferRouteFields>;

/** The dialog 'Confirm Your Airport Transfer Booking' as the guest sees it. */
export const transferCustomerSchema = z.object({
  customerName: plainLineSchema(transferCustomerMissing)
    .min(1, transferCustomerMissing)
    .max(limits.name),
  customerEmail: emailSchema(transferCustomerMissing),
  customerPhone: phoneSchema(transferCustomerMissing).min(1, transferCustomerMissing),
});
export type TransferCustomer = z.infer<typeof transferCustomerSchema>;

const { passengers, luggage } = transfer;

/** The same, once it is stored. */
const ofGuest = {
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  pickupLocation: z.string(),
  destination: z.string(),
  pickupDate: civilDateSchema,
  /** A full hour, 'HH:00', Bali time. */
  pickupTime: z.string(),
  passengers: z.number().int().min(passengers.min).max(passengers.max),
  luggage: z.number().int().min(luggage.min).max(luggage.max),
  flightNumber: z.string().optional(),
  specialRequests: z.string().optional(),
} satisfies StoredAs<TransferRoute & TransferCustomer>;

/** A document of `transfers` with its id, which is the request id of the guest's form. */
export const transferSchema = z.object({
  id: z.string(),
  ...ofGuest,
  contactPerson: z.string().optional(),
  hotelName: z.string().optional(),
  roomNumber: z.string().optional(),
  /** US dollars. */
  totalAmount: z.number(),
  isStandalone: z.boolean(),
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
  customerEmail: 'email',
  customerPhone: 'phone',
  flightNumber: 'code',
  id: 'reference',
  pickupDate: 'no',
  pickupTime: 'no',
  passengers: 'no',
  luggage: 'no',
  specialRequests: 'no',
  roomNumber: 'no',
  totalAmount: 'no',
  isStandalone: 'no',
  status: 'no',
  createdAt: 'no',
  updatedAt: 'no',
};
