import { baliDayOf } from '../../core/bali/ceremonies.ts';
import type { TripCheck, TripWarning, TripWarningCode } from './warningText.ts';
import {
  isBeforeMorning,
  landingOf,
  journeysOf,
  type Visit,
  type CheckedRequest,
  type CheckedTransfer,
  mayOverlap,
} from './journeys.ts';
import { type CivilDate, clockAt, minuteOfDay } from '../../core/dates.ts';
import { requestStatus } from '../../requests/requestStatus.ts';

/** A guest with an earlier tour or transfer is already here. Some villas meet their guests. */
const noArrivalTransfer: TripCheck = (journey) => {
  const { stays, tours, transfers } = journey;
  const [first] = stays;
  if (!first || landingOf(journey)) return [];
  const date = first.startDate;
  const isHere =
    first.isMet ||
    tours.some(({ startDate }) => startDate < date) ||
    transfers.some(({ pickupDate }) => pickupDate <= date);
  // On Nyepi no transfer can be booked.
  if (isHere || baliDayOf(date)?.kind === 'closed') return [];
  return [
    {
      code: 'no-arrival-transfer',
      requests: [first.id],
      facts: { date, villa: first.name },
      suggestedFix: { code: 'add-transfer', date, to: first.name },
    },
  ];
};

/** Minutes from the airport to a hotel, and to leave the bags there. */
const toTheHotel = 120;

type Code = Extract<TripWarningCode, `tour-${string}`>;

function codeOf({ startDate, hours }: Visit, landing: CheckedTransfer): Code | undefined {
  if (startDate < landing.pickupDate) return 'tour-before-landing';
  const isTight = hours
    ? hours.from < minuteOfDay(landing.pickupTime) + toTheHotel
    : !isBeforeMorning(landing);
  return startDate === landing.pickupDate && isTight ? 'tour-on-landing-day' : undefined;
}

const toursAroundLanding: TripCheck = (journey) => {
  const landing = landingOf(journey);
  if (!landing) return [];
  return journey.tours.flatMap((tour) => {
    const code = codeOf(tour, landing);
    if (!code) return [];
    return {
      code,
      requests: [tour.id, landing.id],
      facts: {
        tour: tour.name,
        date: tour.startDate,
        flight: landing.pickupDate,
        time: landing.pickupTime,
        ...(tour.hours && { from: clockAt(tour.hours.from) }),
      },
      suggestedFix: { code: 'change-date', request: tour.id, what: tour.name },
    };
  });
};

/** The same tour twice is for more guests than one booking allows. */
const toursOnOneDay: TripCheck = ({ tours }) => {
  const dates = [...new Set(tours.map(({ startDate }) => startDate))];
  return dates.flatMap((date) => {
    const sameDay = tours.filter(({ startDate }) => startDate === date);
    const all = [...new Map(sameDay.map((tour) => [tour.item, tour])).values()];
    const different = all.filter((one) =>
      all.some((other) => other !== one && mayOverlap(one.hours, other.hours)),
    );
    // An unconfirmed tour is easier to move.
    const changed =
      different.findLast(({ status }) => requestStatus[status].isWaiting) ?? different.at(-1);
    if (!changed) return [];
    const items = new Set(different.map(({ item }) => item));
    const isTimed = different.every(({ hours }) => hours !== undefined);
    return {
      code: 'tours-on-one-day',
      requests: sameDay.filter(({ item }) => items.has(item)).map(({ id }) => id),
      facts: { date, tours: different.map(({ name }) => name), isTimed },
      suggestedFix: { code: 'change-date', request: changed.id, what: changed.name },
    };
  });
};

const checks: readonly TripCheck[] = [noArrivalTransfer, toursAroundLanding, toursOnOneDay];

/** In doubt there is no warning: a false alarm costs the guest's trust. */
export const tripWarningsOf = (
  requests: readonly CheckedRequest[],
  today: CivilDate,
): TripWarning[] =>
  journeysOf(requests)
    .flatMap((journey) => checks.flatMap((check) => check(journey)))
    .filter(({ facts }) => facts.date >= today)
    .toSorted((one, other) => one.facts.date.localeCompare(other.facts.date));
