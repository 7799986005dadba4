import type { TripCheck, TripWarningCode } from './warning.ts';
import { departureOf, isBeforeMorning, landingOf } from './flights.ts';
import type { Visit } from './journeys.ts';
import type { CheckedTransfer } from './request.ts';

/** A guest who is picked up for the airport after this hour has time for a tour. */
const evening = '18:00';

type Code = Extract<TripWarningCode, `tour-${string}`>;

const warning = (code: Code, tour: Visit, transfer: CheckedTransfer) => ({
  code,
  requests: [tour.id, transfer.id],
  from: tour.startDate,
  until: tour.startDate,
  facts: {
    tour: tour.name,
    date: tour.startDate,
    flight: transfer.pickupDate,
    time: transfer.pickupTime,
  },
  suggestedFix: { code: 'change-date' as const, request: tour.id, what: tour.name },
});

function besideLanding(date: string, landing: CheckedTransfer): Code | undefined {
  if (date < landing.pickupDate) return 'tour-before-landing';
  return date === landing.pickupDate && !isBeforeMorning(landing)
    ? 'tour-on-landing-day'
    : undefined;
}

function besideDeparture(date: string, departure: CheckedTransfer): Code | undefined {
  if (date > departure.pickupDate) return 'tour-after-departure';
  return date === departure.pickupDate && departure.pickupTime < evening
    ? 'tour-on-departure-day'
    : undefined;
}

/** Warns about tours on or before the day of the landing, and on or after the day of the departure. */
export const toursAroundFlights: TripCheck = (journey) => {
  const landing = landingOf(journey);
  const departure = departureOf(journey);
  return journey.tours.flatMap((tour) => {
    const landed = landing && besideLanding(tour.startDate, landing);
    const left = departure && besideDeparture(tour.startDate, departure);
    return [
      ...(landed ? [warning(landed, tour, landing)] : []),
      ...(left ? [warning(left, tour, departure)] : []),
    ];
  });
};
