import { z } from 'zod';
import { bookingHorizonDays, transfer } from '../core/constants.ts';
import {
  addDays,
  baliDate,
  baliTime,
  isCivilDate,
  isPast,
  isPastTime,
  type CivilDate,
} from '../core/dates.ts';
import { emailSchema } from '../core/email.ts';
import { limits } from '../core/limits.ts';
import { phoneSchema } from '../core/phone.ts';
import { problem, type Report } from '../core/problem.ts';
import { isSamePlace } from './place.ts';
import { linesSchema, plainLineSchema } from '../core/text.ts';

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
  /** Optional: '' is none. */
  flightNumber: plainLineSchema(limits.place),
  /** Optional: '' is none. */
  specialRequests: linesSchema().max(limits.specialRequests),
});
export type TransferRoute = z.infer<typeof transferRouteFields>;

const pickupDateProblem = (date: string, today: CivilDate): Report | undefined => {
  if (date === '') return undefined;
  if (!isCivilDate(date)) return problem('pickup-date-invalid');
  if (isPast(date, today)) return problem('date-in-past', { today });
  return date > addDays(today, bookingHorizonDays) ? problem('date-too-far') : undefined;
};

const destinationProblem = ({ pickupLocation, destination }: TransferRoute): Report | undefined =>
  destination !== '' && isSamePlace(pickupLocation, destination)
    ? problem('same-place')
    : undefined;

/** Given a good date. */
const pickupTimeProblem = (
  { pickupDate, pickupTime }: TransferRoute,
  now: Date,
): Report | undefined =>
  pickupDate !== '' && pickupTime !== '' && isPastTime(pickupDate, pickupTime, now)
    ? problem('time-in-past', { today: baliDate(now), time: baliTime(now) })
    : undefined;

/** The form 'Your Route' as the guest sees it and as the server judges it. */
export const transferRouteSchema = (now: Date) =>
  transferRouteFields.superRefine((route, context) => {
    const report = (path: keyof TransferRoute, found: Report | undefined) => {
      if (found) context.addIssue({ code: 'custom', path: [path], ...found });
      return found !== undefined;
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
  customerName: plainLineSchema(limits.name, 'customer-incomplete').min(
    1,
    problem('customer-incomplete'),
  ),
  customerEmail: emailSchema('customer-incomplete'),
  customerPhone: phoneSchema('customer-incomplete').min(1, problem('customer-incomplete')),
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
