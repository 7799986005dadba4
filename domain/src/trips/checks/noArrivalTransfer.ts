import { baliDayOf } from '../../core/bali/baliDay.ts';
import type { TripCheck } from './warning.ts';
import { landingOf } from './flights.ts';

/**
 * Warns about a journey that begins with a stay without a transfer from the airport. A guest with an earlier tour or
 * transfer is already here; a guest who lands too late gets a warning about the dates instead.
 */
export const noArrivalTransfer: TripCheck = (journey) => {
  const { stays, tours, transfers } = journey;
  const [first] = stays;
  if (!first || landingOf(journey)) return [];
  const date = first.startDate;
  const isHere =
    tours.some(({ startDate }) => startDate < date) ||
    transfers.some(({ pickupDate }) => pickupDate <= date);
  // Arrival on Nyepi has its own warning.
  if (isHere || baliDayOf(date)?.kind === 'closed') return [];
  return [
    {
      code: 'no-arrival-transfer',
      requests: [first.id],
      from: date,
      until: date,
      facts: { date, villa: first.name },
      suggestedFix: { code: 'add-transfer', date, to: first.name },
    },
  ];
};
