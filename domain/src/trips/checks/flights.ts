import { addDays, type CivilDate } from '../../core/dates.ts';
import { isAirport } from '../../transfers/airport.ts';
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

/** The night after a pickup, by the day on which it begins. */
export const nightAfter = (transfer: CheckedTransfer): CivilDate =>
  isBeforeMorning(transfer) ? addDays(transfer.pickupDate, -1) : transfer.pickupDate;

const flights = ({ transfers }: Journey): CheckedTransfer[] =>
  transfers.filter((transfer) => isArrival(transfer) || isDeparture(transfer));

/**
 * The transfer from the airport at the start of a journey. A guest who was driven to the airport or had a stay before
 * is only coming back, or picking up a friend.
 */
export function landingOf(journey: Journey): CheckedTransfer | undefined {
  const [first] = flights(journey);
  if (!first || !isArrival(first)) return undefined;
  const wasHere = journey.stays.some(({ endDate }) => endDate <= nightAfter(first));
  return wasHere ? undefined : first;
}

/** The transfer to the airport at the end of a journey. A guest with a stay after it comes back. */
export function departureOf(journey: Journey): CheckedTransfer | undefined {
  const last = flights(journey).at(-1);
  if (!last || !isDeparture(last)) return undefined;
  const returns = journey.stays.some(({ startDate }) => startDate >= last.pickupDate);
  return returns ? undefined : last;
}
