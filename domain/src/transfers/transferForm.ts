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
import { isSamePlace } from './place.ts';
import { transferRouteFields, type TransferCustomer, type TransferRoute } from './transfer.ts';

/** The toast of the dialog when any of its fields is empty. */
export const customerDetailsProblem = {
  title: 'Missing Information',
  description: 'Please fill in all customer details.',
} as const;

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
