import { guestItemName, type BookingType } from '../../bookings/booking.ts';
import { addDays, type CivilDate } from '../../core/dates.ts';
import type { BookingStatus } from '../../bookings/bookingStatus.ts';
import {
  firstDay,
  isPartOfTrip,
  lastDay,
  type CheckedRequest,
  type CheckedTransfer,
} from './request.ts';

/** In days. A longer break separates two journeys: the guest was elsewhere or comes back another year. */
export const longestBreak = 7;

/** A tour or a stay. */
export interface Visit {
  kind: 'bookings';
  id: string;
  /** The slug of the tour or villa. */
  item: string;
  name: string;
  startDate: CivilDate;
  /** The check-out day of a stay; a tour ends on the day it starts. */
  endDate: CivilDate;
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

/** Splits a trip into its journeys: usually one. */
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
      const { kind, id, tourId, villaId, startDate, endDate, status } = request;
      const item = (type === 'tour' ? tourId : villaId) ?? id;
      return { kind, id, item, name: guestItemName(request), startDate, endDate, status };
    });
  return {
    stays: visits('villa'),
    tours: visits('tour'),
    transfers: requests.filter((request) => request.kind === 'transfers'),
  };
}
