import { guestItemName } from '../../requests/bookings/booking.ts';
import type { BookingType } from '../../core/bookingType.ts';
import { addDays, type CivilDate } from '../../core/dates.ts';
import type { BookingStatus } from '../../requests/bookings/bookingStatus.ts';
import { hoursOf, type Hours } from './hours.ts';
import {
  firstDay,
  isPartOfTrip,
  lastDay,
  type CheckedRequest,
  type CheckedTransfer,
} from './request.ts';

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
