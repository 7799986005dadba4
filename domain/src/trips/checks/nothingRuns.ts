import { baliDayOf, type BaliDay } from '../../core/bali/baliDay.ts';
import { addDays, type CivilDate } from '../../core/dates.ts';
import { closedDayAt } from '../../transfers/checkTransfer.ts';
import { requestStatus } from '../../core/requestStatus.ts';
import type { TripCheck, TripWarningFacts } from './warning.ts';
import type { Visit } from './journeys.ts';
import type { CheckedTransfer } from './request.ts';

type Facts = TripWarningFacts['nothing-runs'];

const closedDay = (date: CivilDate): BaliDay | undefined => {
  const day = baliDayOf(date);
  return day?.kind === 'closed' ? day : undefined;
};

function warning(
  request: Visit | CheckedTransfer,
  date: CivilDate,
  what: Facts['what'],
  { name, expected = false }: BaliDay,
) {
  const changed = request.kind === 'bookings' ? request.name : { transferOn: request.pickupDate };
  return {
    code: 'nothing-runs' as const,
    requests: [request.id],
    from: date,
    until: date,
    facts: { date, what, day: name, expected },
    suggestedFix: { code: 'change-date' as const, request: request.id, what: changed },
  };
}

function ofTransfer(transfer: CheckedTransfer) {
  const { pickupDate, pickupTime, status } = transfer;
  const closed = closedDayAt(transfer);
  // A completed transfer needs no warning.
  if (!closed || !requestStatus[status].isOpen) return [];
  // The early morning is closed by the day before.
  const day = closedDay(pickupDate) ?? closedDay(addDays(pickupDate, -1)) ?? closed;
  return [warning(transfer, pickupDate, { pickup: pickupTime }, day)];
}

/** Warns about tours, pickups, check-ins and check-outs on a day on which all of Bali is closed. */
export const nothingRuns: TripCheck = ({ stays, tours, transfers }) => {
  const onDay = (booking: Visit, date: CivilDate, what: Facts['what']) => {
    const day = closedDay(date);
    return day ? [warning(booking, date, what, day)] : [];
  };
  return [
    ...tours.flatMap((tour) => onDay(tour, tour.startDate, { tour: tour.name })),
    ...stays.flatMap((stay) => onDay(stay, stay.startDate, { checkIn: stay.name })),
    ...stays.flatMap((stay) => onDay(stay, stay.endDate, { checkOut: stay.name })),
    ...transfers.flatMap(ofTransfer),
  ];
};
