import { z } from 'zod';
import { bookingHorizonDays, transfer } from '../core/constants.ts';
import {
  addDays,
  baliDate,
  isCivilDate,
  isPast,
  isPastTime,
  type CivilDate,
} from '../core/dates.ts';
import { dateInPastMessage, dateTooFarMessage, timeInPastMessage } from '../core/dateMessages.ts';
import { emailSchema } from '../core/email.ts';
import { limits } from '../core/limits.ts';
import { phoneSchema } from '../core/phone.ts';
import { isSamePlace } from './place.ts';
import { linesSchema, plainLineSchema } from '../core/text.ts';

/** Said of each required field that is empty. */
export const transferRouteMissing =
  'Pickup location, destination, pickup date, and pickup time are required';
export const transferCustomerMissing = 'Guest name, email, and phone are required';

/** The toast of the dialog when any of its fields is empty. */
export const customerDetailsProblem = {
  title: 'Missing Information',
  description: 'Please fill in all customer details.',
} as const;

const place = plainLineSchema(limits.place, transferRouteMissing).min(1, transferRouteMissing);

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
  flightNumber: plainLineSchema(limits.place),
  /** Optional: '' is none. */
  specialRequests: linesSchema().max(limits.specialRequests),
});
export type TransferRoute = z.infer<typeof transferRouteFields>;

const pickupDateProblem = (date: string, today: CivilDate): string | undefined => {
  if (date === '') return undefined;
  if (!isCivilDate(date)) return 'Please select a date';
  if (isPast(date, today)) return dateInPastMessage(today);
  return date > addDays(today, bookingHorizonDays) ? dateTooFarMessage : undefined;
};

const destinationProblem = ({ pickupLocation, destination }: TransferRoute): string | undefined =>
  destination !== '' && isSamePlace(pickupLocation, destination)
    ? 'This is the pickup location as well. Please enter another destination.'
    : undefined;

/** Given a good date. */
const pickupTimeProblem = (
  { pickupDate, pickupTime }: TransferRoute,
  now: Date,
): string | undefined =>
  pickupDate !== '' && pickupTime !== '' && isPastTime(pickupDate, pickupTime, now)
    ? timeInPastMessage(now)
    : undefined;

/** The form 'Your Route' as the guest sees it and as the server judges it. */
export const transferRouteSchema = (now: Date) =>
  transferRouteFields.superRefine((route, context) => {
    const report = (path: keyof TransferRoute, message: string | undefined) => {
      if (message) context.addIssue({ code: 'custom', path: [path], message });
      return message !== undefined;
    };
    report('destination', destinationProblem(route));
    if (report('pickupDate', pickupDateProblem(route.pickupDate, baliDate(now)))) return;
    report('pickupTime', pickupTimeProblem(route, now));
  });

/** The first day with a full hour to come. */
export const firstPickupDate = (now: Date): CivilDate =>
  baliDate(new Date(now.getTime() + 3_600_000));

/** The hour at which the list of times opens: a usual one, or the first to come on the day itself. */
export const suggestedPickupTime = (date: string, now: Date): string | undefined =>
  date === baliDate(now)
    ? transfer.pickupTimes.find((time) => !isPastTime(date, time, now))
    : transfer.usualPickupTime;

/** The dialog 'Confirm Your Airport Transfer Booking' as the guest sees it. */
export const transferCustomerSchema = z.object({
  customerName: plainLineSchema(limits.name, transferCustomerMissing).min(
    1,
    transferCustomerMissing,
  ),
  customerEmail: emailSchema(transferCustomerMissing),
  customerPhone: phoneSchema(transferCustomerMissing).min(1, transferCustomerMissing),
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
