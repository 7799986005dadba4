import {
  addDays,
  baliDate,
  baliTime,
  isCivilDate,
  isPast,
  isPastTime,
  type CivilDate,
} from '../core/dates.ts';
import { bookingHorizonDays } from '../core/limits.ts';
import { problem, type Report } from '../core/problem.ts';
import { isSamePlace } from './place.ts';
import {
  transfer,
  transferRouteFields,
  type TransferCustomer,
  type TransferRoute,
} from './transfer.ts';

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
