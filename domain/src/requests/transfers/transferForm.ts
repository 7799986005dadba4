import { z } from 'zod';
import { addDays, baliDate, isCivilDate, isPast, type CivilDate } from '../../core/dates.ts';
import { bookingHorizonDays } from '../../core/limits.ts';
import { onField, problem, withProblems, type Report } from '../../core/problem.ts';
import {
  earliestPickup,
  checkHour,
  checkPickup,
  checkVehicle,
} from '../../pricing/transfers/checkTransfer.ts';
import { isSamePlace } from '../../core/bali/places.ts';
import { noTransferTerms, transfer, type Pickup } from '../../pricing/transfers/transferLimits.ts';
import type { TransferTerms } from '../../pricing/transfers/terms.ts';
import {
  transferRouteFields,
  type TransferCustomer,
  type TransferRoute,
  transferCustomerSchema,
  transferStaffFields,
} from './transfer.ts';
import { contactProblem, guestNameSchema } from '../bookings/bookingForm.ts';
import { emailSchema } from '../../core/text.ts';
import { staffPhoneSchema } from '../../core/phone.ts';
import { firstStatuses } from '../requestStatus.ts';
import { sourceKeySchema } from '../partners.ts';

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

/** On a valid date or while no date is chosen. */
export const pickupTimeProblem = (
  date: string,
  pickupTime: string,
  terms: TransferTerms,
  now: Date,
): Report | undefined =>
  date === ''
    ? checkHour(pickupTime, terms)
    : checkPickup({ pickupDate: date, pickupTime }, terms, now);

/** Apart from the terms. An unchanged pickup (`stays`) may have passed. */
export function routeProblem(route: TransferRoute, now: Date, stays = false) {
  const { pickupDate, pickupTime } = route;
  const atPlace = destinationProblem(route);
  if (atPlace) return onField('destination', atPlace);
  if (stays) return undefined;
  const onDate = pickupDateProblem(pickupDate, baliDate(now));
  if (onDate) return onField('pickupDate', onDate);
  return onField('pickupTime', pickupTimeProblem(pickupDate, pickupTime, noTransferTerms, now));
}

export const transferRouteSchema = (now: Date, terms: TransferTerms = noTransferTerms) =>
  withProblems(transferRouteFields, (route) => [
    onField('destination', destinationProblem(route)),
    onField('vehicleId', checkVehicle(route, terms)),
    pickupProblem(route, terms, now),
  ]);

/** Of any text. */
export function pickupProblem({ pickupDate, pickupTime }: Pickup, terms: TransferTerms, now: Date) {
  const onDate = pickupDateProblem(pickupDate, baliDate(now));
  if (onDate) return onField('pickupDate', onDate);
  return transfer.pickupTimes.includes(pickupTime)
    ? onField('pickupTime', pickupTimeProblem(pickupDate, pickupTime, terms, now))
    : undefined;
}

export const firstPickupDate = (now: Date, terms: TransferTerms = noTransferTerms): CivilDate =>
  earliestPickup(terms, now)?.pickupDate ?? baliDate(now);

export const isClosedForPickups = (date: CivilDate, terms: TransferTerms, now: Date): boolean =>
  transfer.pickupTimes.every((time) => pickupTimeProblem(date, time, terms, now));

export function suggestedPickupTime(
  date: string,
  now: Date,
  terms: TransferTerms = noTransferTerms,
): string | undefined {
  const isFree = (time: string) => !pickupTimeProblem(date, time, terms, now);
  const usual = transfer.usualPickupTime;
  return date !== baliDate(now) && isFree(usual) ? usual : transfer.pickupTimes.find(isFree);
}

export const emptyTransferRoute: TransferRoute = {
  pickupLocation: '',
  destination: '',
  pickupDate: '',
  pickupTime: '',
  passengers: transfer.passengers.initial,
  luggage: transfer.luggage.initial,
  vehicleId: '',
  flightNumber: '',
  specialRequests: '',
};
export const emptyTransferCustomer: TransferCustomer = {
  customerName: '',
  customerEmail: '',
  customerPhone: '',
};

export const transferForGuestFields = transferRouteFields.extend({
  ...transferCustomerSchema.shape,
  customerName: guestNameSchema(),
  customerEmail: emailSchema(),
  customerPhone: staffPhoneSchema(),
  ...transferStaffFields.shape,
  status: z.enum(firstStatuses),
  source: sourceKeySchema,
});
export type TransferForGuestForm = z.infer<typeof transferForGuestFields>;

export const transferForGuestSchema = (now: Date) =>
  withProblems(transferForGuestFields, (form) => [
    routeProblem(form, now),
    onField('customerPhone', contactProblem(form)),
  ]);

export const editedTransferFields = transferForGuestFields.omit({ status: true, source: true });
export type EditedTransferForm = z.infer<typeof editedTransferFields>;

/** Apart from the terms. An unchanged pickup may have passed. */
export const editedRouteProblem = (route: TransferRoute, stored: Pickup, now: Date) =>
  routeProblem(
    route,
    now,
    route.pickupDate === stored.pickupDate && route.pickupTime === stored.pickupTime,
  );

export const editedTransferSchema = (stored: Pickup, now: Date) =>
  withProblems(transferForGuestFields, (form) => [
    editedRouteProblem(form, stored, now),
    onField('customerPhone', contactProblem(form)),
  ]);
