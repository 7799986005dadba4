import { z } from 'zod';
import { bookingHorizonDays, transfer } from './constants.ts';
import { addDays, isCivilDate, isPast, type CivilDate } from './dates.ts';
import { dateInPastMessage, dateTooFarMessage } from './dateMessages.ts';
import { emailSchema } from './email.ts';
import { limits } from './limits.ts';
import { lineSchema, linesSchema, plainLineSchema } from './text.ts';

/** Said of each required field that is empty. */
export const transferRouteMissing =
  'Pickup location, destination, pickup date, and pickup time are required';
export const transferCustomerMissing = 'Guest name, email, and phone are required';

/** The toast of the dialog when any of its fields is empty. */
export const customerDetailsProblem = {
  title: 'Missing Information',
  description: 'Please fill in all customer details.',
} as const;

const place = plainLineSchema(transferRouteMissing).min(1, transferRouteMissing).max(limits.place);

const routeFields = z.object({
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
export type TransferRoute = z.infer<typeof routeFields>;

const pickupDateProblem = (date: string, today: CivilDate): string | undefined => {
  if (date === '') return undefined;
  if (!isCivilDate(date)) return 'Please select a date';
  if (isPast(date, today)) return dateInPastMessage;
  return date > addDays(today, bookingHorizonDays) ? dateTooFarMessage : undefined;
};

/** The form 'Your Route' as the guest sees it. `today` is Bali's. */
export const transferRouteSchema = (today: CivilDate) =>
  routeFields.superRefine(({ pickupDate }, context) => {
    const message = pickupDateProblem(pickupDate, today);
    if (message) context.addIssue({ code: 'custom', path: ['pickupDate'], message });
  });

/** The dialog 'Confirm Your Airport Transfer Booking' as the guest sees it. */
export const transferCustomerSchema = z.object({
  customerName: plainLineSchema(transferCustomerMissing)
    .min(1, transferCustomerMissing)
    .max(limits.name),
  customerEmail: emailSchema(transferCustomerMissing),
  customerPhone: lineSchema(transferCustomerMissing)
    .min(1, transferCustomerMissing)
    .max(limits.phone),
});
export type TransferCustomer = z.infer<typeof transferCustomerSchema>;

export const emptyTransferRoute: TransferRoute = {
  pickupLocation: '',
  destination: '',
  pickupDate: '',
  pickupTime: '',
  passengers: transfer.passengers.initial,
  luggage: transfer.luggage.initial,
  flightNumber: '',
  specialRequests: '',
};
export const emptyTransferCustomer: TransferCustomer = {
  customerName: '',
  customerEmail: '',
  customerPhone: '',
};
