import { bookingStatus } from '@selasar/domain';
import type { Booking } from '@selasar/domain';
import { isWhole } from '../../../data/firebase/rows.ts';
import type { Row } from '../../../data/firebase/rows.ts';

/** What other open bookings mean for a pending one. */
export interface CompetingRequests {
  /** They hold the requested dates. */
  confirmed: Booking[];
  /** They request the same. */
  pending: Booking[];
}

export function competingRequestsFor(
  { id }: Pick<Booking, 'id'>,
  rows: readonly Row<Booking>[],
): CompetingRequests {
  const others = rows.filter((row) => isWhole(row)).filter((row) => row.id !== id);
  return {
    confirmed: others.filter(({ status }) => bookingStatus[status].holdsPlace),
    pending: others.filter(({ status }) => !bookingStatus[status].holdsPlace),
  };
}

interface SeatsOptions extends CompetingRequests {
  seats: number;
  wanted: number;
  /** There may be more than were read. */
  isCut: boolean;
}

const guestsOf = (bookings: readonly Booking[]): number =>
  bookings.reduce((sum, { numberOfGuests }) => sum + numberOfGuests, 0);

/** '9 of 12 seats taken, 4 requested by others, 2 by this booking', and whether there is room for it. */
export function seatsInWords({ confirmed, pending, seats, wanted, isCut }: SeatsOptions) {
  const [taken, requested] = [guestsOf(confirmed), guestsOf(pending)];
  return {
    text: `${isCut ? 'At least ' : ''}${taken} of ${seats} seats taken, ${requested} requested by others, ${wanted} by this booking`,
    isTooFull: taken + wanted > seats,
  };
}
