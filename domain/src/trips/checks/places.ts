import { addDays, type CivilDate } from '../../core/dates.ts';
import { isAirport } from '../../transfers/airport.ts';
import { requestStatus } from '../../core/requestStatus.ts';
import type { TripCheck } from './warning.ts';
import { isArrival, isBeforeMorning } from './flights.ts';
import { isElsewhere } from './isElsewhere.ts';
import type { Journey, Visit } from './journeys.ts';
import type { CheckedTransfer } from './request.ts';

const staysOn = ({ stays }: Journey, nights: readonly CivilDate[]): Visit[] =>
  stays.filter(({ startDate, endDate }) =>
    nights.some((night) => startDate <= night && night < endDate),
  );

/** The villa end of a transfer, and the stays that it should be at. */
function expected(transfer: CheckedTransfer, journey: Journey) {
  const { pickupDate, pickupLocation, destination } = transfer;
  const nightBefore = addDays(pickupDate, -1);
  if (isArrival(transfer)) {
    const nights = isBeforeMorning(transfer) ? [nightBefore, pickupDate] : [pickupDate];
    return { code: 'drop-off-elsewhere', place: destination, nights } as const;
  }
  // From the villa of the night before; in the evening also from the new villa.
  const nights = [nightBefore, pickupDate];
  const isTripHome =
    !isAirport(destination) &&
    !isElsewhere(
      destination,
      staysOn(journey, nights).map(({ name }) => name),
      [],
    );
  if (isAirport(pickupLocation) || isTripHome) return undefined;
  return { code: 'pickup-elsewhere', place: pickupLocation, nights } as const;
}

/** Warns about a pickup or drop-off that is certainly not at the villa of the guest's stay. */
export const places: TripCheck = (journey) =>
  journey.transfers.flatMap((transfer) => {
    const found = expected(transfer, journey);
    // A completed transfer needs no warning.
    if (!found || !requestStatus[transfer.status].isOpen) return [];
    const { code, place, nights } = found;
    const stays = staysOn(journey, nights);
    const villas = stays.map(({ name }) => name);
    const others = journey.stays.map(({ name }) => name);
    const [villa] = villas;
    if (!villa || !isElsewhere(place, villas, others)) return [];
    return {
      code,
      requests: [transfer.id, ...stays.map(({ id }) => id)],
      from: transfer.pickupDate,
      until: transfer.pickupDate,
      facts: { date: transfer.pickupDate, place, villa },
      suggestedFix: { code: 'ask-us' },
    };
  });
