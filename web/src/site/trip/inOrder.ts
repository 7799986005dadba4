import type { CivilDate } from '@selasar/domain/core';
import { dayOf, type TripRequest } from '@selasar/domain/trips';

const lastDayOf = (request: TripRequest): CivilDate =>
  request.kind === 'bookings' ? request.endDate : request.pickupDate;

export const isPast = (request: TripRequest, today: CivilDate): boolean =>
  lastDayOf(request) < today;

const orderOf = (request: TripRequest): string =>
  `${dayOf(request)} ${request.kind === 'transfers' ? request.pickupTime : '00:00'} ${request.id}`;

export function inOrder(requests: readonly TripRequest[], today: CivilDate) {
  const sorted = requests.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  return {
    ahead: sorted.filter((request) => !isPast(request, today)),
    past: sorted.filter((request) => isPast(request, today)),
  };
}
