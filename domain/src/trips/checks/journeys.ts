import { z } from 'zod';
import { guestItemName } from '../../requests/bookings/booking.ts';
import type { BookingType } from '../../core/schemas.ts';
import { addDays, type CivilDate, minuteOfDay } from '../../core/dates.ts';
import { type BookingStatus, requestStatus } from '../../requests/requestStatus.ts';
import { tripSchemas } from '../tripView.ts';
import { isAirport } from '../../core/bali/places.ts';

/** In days. A longer break separates two journeys: the guest was elsewhere or comes back another year. */
const longestBreak = 7;

export interface Visit {
  id: string;
  item: string;
  name: string;
  startDate: CivilDate;
  endDate: CivilDate;
  hours: Hours | undefined;
  /** Of a villa whose price includes the transfer from the airport. */
  isMet: boolean;
  status: BookingStatus;
}

/** Requests that belong together in time, each kind sorted by day. */
export interface Journey {
  stays: readonly Visit[];
  tours: readonly Visit[];
  transfers: readonly CheckedTransfer[];
}

/** A stable order for any order of input. */
const sortKey = (request: CheckedRequest): string =>
  [
    firstDay(request),
    request.kind === 'transfers' ? request.pickupTime : lastDay(request),
    request.id,
  ].join(' ');

const inOrder = (requests: readonly CheckedRequest[]): CheckedRequest[] =>
  requests.toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));

export function journeysOf(requests: readonly CheckedRequest[]): Journey[] {
  const journeys: CheckedRequest[][] = [];
  let end = '';
  for (const request of inOrder(requests.filter(isPartOfTrip))) {
    const current = journeys.at(-1);
    if (current && firstDay(request) <= addDays(end, longestBreak)) current.push(request);
    else journeys.push([request]);
    if (lastDay(request) > end) end = lastDay(request);
  }
  return journeys.map(byKind);
}

function byKind(requests: readonly CheckedRequest[]): Journey {
  const visits = (type: BookingType): Visit[] =>
    requests.flatMap((request) => {
      if (request.kind !== 'bookings' || request.bookingType !== type) return [];
      const { id, tourId, villaId, startDate, endDate, status } = request;
      const item = (type === 'tour' ? tourId : villaId) ?? id;
      const hours = type === 'tour' ? hoursOf(request) : undefined;
      const isMet = request.arrival?.airportTransfer === true;
      const name = guestItemName(request);
      return { id, item, name, startDate, endDate, hours, isMet, status };
    });
  return {
    stays: visits('villa'),
    tours: visits('tour'),
    transfers: requests.filter((request) => request.kind === 'transfers'),
  };
}

const checkedBookingSchema = tripSchemas.bookings.pick({
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
const checkedTransferSchema = tripSchemas.transfers.pick({
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

/** In minutes of its day. It may end on a later one. */
export interface Hours {
  from: number;
  to: number;
}

type Times = Pick<CheckedBooking, 'startTime' | 'pickupTime' | 'minutes'>;

export function hoursOf({ startTime, pickupTime, minutes }: Times): Hours | undefined {
  const begin = startTime || pickupTime;
  if (!begin || minutes === undefined) return undefined;
  const starts = minuteOfDay(begin);
  const from = pickupTime ? Math.min(minuteOfDay(pickupTime), starts) : starts;
  return { from, to: starts + minutes };
}

export const mayOverlap = (one: Hours | undefined, other: Hours | undefined): boolean =>
  !one || !other || (one.from < other.to && other.from < one.to);

/** A guest who lands before this hour needs the night before, and may take a tour on the same day. */
const morning = '06:00';

type Way = Pick<CheckedTransfer, 'pickupLocation' | 'destination'>;

export const isArrival = ({ pickupLocation, destination }: Way): boolean =>
  isAirport(pickupLocation) && !isAirport(destination);

export const isDeparture = ({ pickupLocation, destination }: Way): boolean =>
  isAirport(destination) && !isAirport(pickupLocation);

export const isBeforeMorning = ({ pickupTime }: CheckedTransfer): boolean => pickupTime < morning;

/** By the day on which it begins. */
const nightAfter = (transfer: CheckedTransfer): CivilDate =>
  isBeforeMorning(transfer) ? addDays(transfer.pickupDate, -1) : transfer.pickupDate;

/** A guest who was driven there or had a stay before is only coming back or picking up a friend. */
export function landingOf({ stays, transfers }: Journey): CheckedTransfer | undefined {
  const first = transfers.find((transfer) => isArrival(transfer) || isDeparture(transfer));
  if (!first || !isArrival(first)) return undefined;
  const wasHere = stays.some(({ endDate }) => endDate <= nightAfter(first));
  return wasHere ? undefined : first;
}
