import { addDays } from '../../core/dates.ts';
import type { TripCheck, TripWarningCode } from './warning.ts';
import { departureOf, landingOf, nightAfter } from './flights.ts';
import type { Visit } from './journeys.ts';
import type { CheckedTransfer } from './request.ts';

/** Who lands before it may have taken the night before, so that the villa is ready. */
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
    wayOut: {
      code: 'change-date' as const,
      request: transfer.id,
      what: { transferOn: transfer.pickupDate },
    },
  };
};

/** The first night for which who lands so late may have paid. */
const firstNight = (landing: CheckedTransfer) =>
  landing.pickupTime < noon ? addDays(landing.pickupDate, -1) : nightAfter(landing);

/** A stay that begins before the landing, or goes on after the departure: one of the dates may be mistyped. */
export const staysAroundFlights: TripCheck = (journey) => {
  const landing = landingOf(journey);
  const departure = departureOf(journey);
  return journey.stays.flatMap((stay) => [
    ...(landing && stay.startDate < firstNight(landing)
      ? [warning('stay-before-landing', stay, landing)]
      : []),
    // The night of the departure may be paid for, so that the villa is there until then.
    ...(departure && stay.endDate > addDays(departure.pickupDate, 1)
      ? [warning('stay-after-departure', stay, departure)]
      : []),
  ]);
};
