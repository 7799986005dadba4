import type { BookingStatus } from '../bookings/bookingStatus.ts';
import { requestStatus } from '../core/requestStatus.ts';
import { addDays, isPast, type CivilDate } from '../core/dates.ts';

interface Travel {
  status: BookingStatus;
  /** The check-out day of a stay, or the day of a tour. */
  endDate: CivilDate;
}

/** Why a booking cannot be reviewed: it was not confirmed, or is not over yet. */
export type NotReviewed = { why: 'not-confirmed' } | { why: 'not-over'; from: CivilDate };

/** Why a booking cannot be reviewed; undefined if it can: from the day after its end, in Bali. */
export function notReviewed(
  { status, endDate }: Travel,
  today: CivilDate,
): NotReviewed | undefined {
  if (!requestStatus[status].isSure) return { why: 'not-confirmed' };
  return isPast(endDate, today) ? undefined : { why: 'not-over', from: addDays(endDate, 1) };
}
