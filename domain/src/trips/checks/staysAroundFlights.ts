import { addDays } from '../../core/dates.ts';
import type { TripCheck, TripWarningCode } from './warning.ts';
import { departureOf, landingOf, nightAfter } from './flights.ts';
import type { Visit } from './journeys.ts';
import type { CheckedTransfer } from './request.ts';

/** A guest who lands before noon may have booked the night before, so that the villa is ready. */
const noon = '12:00';

type Code = Extract<TripWarningCode, `stay-${string}`>;

const warning = (code: Code, stay: Visit, transfer: CheckedTransfer) => {
  const date = code === 'stay-before-landing' ? stay.startDate : stay.endDate;
  const days = [date, transfer.pickupDate].toSorted();
  return {
    code,
    requests: [stay.id, transfer.id],
    from: days[0] ?? date,
    until: days[1] ?? date,
    facts: { villa: stay.name, date, flight: transfer.pickupDate, time: transfer.pickupTime },
    suggestedFix: {
      code: 'change-date' as const,
      request: transfer.id,
      what: { transferOn: transfer.pickupDate },
    },
  };
};

/** The earliest plausible night of a guest with this landing. */
const firstNight = (landing: CheckedTransfer) =>
  landing.pickupTime < noon ? addDays(landing.pickupDate, -1) : nightAfter(landing);

/** Warns about a stay that begins before the landing or ends after the departure: a date may be mistyped. */
export const staysAroundFlights: TripCheck = (journey) => {
  const landing = landingOf(journey);
  const departure = departureOf(journey);
  return journey.stays.flatMap((stay) => [
    ...(landing && stay.startDate < firstNight(landing)
      ? [warning('stay-before-landing', stay, landing)]
      : []),
    // The night of the departure may be booked, to keep the villa until the flight.
    ...(departure && stay.endDate > addDays(departure.pickupDate, 1)
      ? [warning('stay-after-departure', stay, departure)]
      : []),
  ]);
};
