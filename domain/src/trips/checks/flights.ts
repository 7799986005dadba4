import { addDays, type CivilDate } from '../../core/dates.ts';
import { isAirport } from '../../requests/transfers/airport.ts';
import type { Journey } from './journeys.ts';
import type { CheckedTransfer } from './request.ts';

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
