import { z } from 'zod';
import type { CivilDate } from '../../core/dates.ts';
import { requestStatus } from '../../requests/requestStatus.ts';
import { tripBookingSchema, tripTransferSchema } from '../tripView.ts';

const checkedBookingSchema = tripBookingSchema.pick({
  kind: true,
  id: true,
  bookingType: true,
  tourId: true,
  villaId: true,
  itemName: true,
  translatedName: true,
  language: true,
  startDate: true,
  endDate: true,
  startTime: true,
  pickupTime: true,
  minutes: true,
  arrival: true,
  status: true,
});
const checkedTransferSchema = tripTransferSchema.pick({
  kind: true,
  id: true,
  pickupLocation: true,
  destination: true,
  pickupDate: true,
  pickupTime: true,
  status: true,
});
export type CheckedBooking = z.infer<typeof checkedBookingSchema>;
export type CheckedTransfer = z.infer<typeof checkedTransferSchema>;

/** Requests of the guest's view and stored ones both fit. */
export const checkedRequestSchema = z.discriminatedUnion('kind', [
  checkedBookingSchema,
  checkedTransferSchema,
]);
export type CheckedRequest = CheckedBooking | CheckedTransfer;

/** Cancelled requests are not part of a trip. Completed transfers are: they show where the guest is. */
export const isPartOfTrip = ({ status }: CheckedRequest): boolean =>
  requestStatus[status].takesPlace;

export const firstDay = (request: CheckedRequest): CivilDate =>
  request.kind === 'bookings' ? request.startDate : request.pickupDate;

export const lastDay = (request: CheckedRequest): CivilDate =>
  request.kind === 'bookings' ? request.endDate : request.pickupDate;
