import { dayOf } from '@selasar/domain';
import type { CivilDate, TripRequest } from '@selasar/domain';

const lastDayOf = (request: TripRequest): CivilDate =>
  request.kind === 'bookings' ? request.endDate : request.pickupDate;

/** Whether its last day has passed in Bali. */
export const isPast = (request: TripRequest, today: CivilDate): boolean =>
  lastDayOf(request) < today;

const orderOf = (request: TripRequest): string =>
  `${dayOf(request)} ${request.kind === 'transfers' ? request.pickupTime : '00:00'} ${request.id}`;

/** The requests of a trip by day, split into upcoming and past. */
export function inOrder(requests: readonly TripRequest[], today: CivilDate) {
  const sorted = requests.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  return {
    ahead: sorted.filter((request) => !isPast(request, today)),
    past: sorted.filter((request) => isPast(request, today)),
  };
}
