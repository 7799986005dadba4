import { baliDayOf } from '../../core/bali/baliDay.ts';
import type { TripCheck } from './warning.ts';
import { landingOf } from './flights.ts';

/**
 * A journey begins with a stay, and nobody fetches the guest. Who has a tour or a transfer before is here already; of one
 * who lands too late the dates are told.
 */
export const noArrivalTransfer: TripCheck = (journey) => {
  const { stays, tours, transfers } = journey;
  const [first] = stays;
  if (!first || landingOf(journey)) return [];
  const date = first.startDate;
  const isHere =
    tours.some(({ startDate }) => startDate < date) ||
    transfers.some(({ pickupDate }) => pickupDate <= date);
  // That nobody can arrive on Nyepi is told by itself.
  if (isHere || baliDayOf(date)?.kind === 'closed') return [];
  return [
    {
      code: 'no-arrival-transfer',
      requests: [first.id],
      from: date,
      until: date,
      facts: { date, villa: first.name },
      wayOut: { code: 'add-transfer', date, to: first.name },
    },
  ];
};
