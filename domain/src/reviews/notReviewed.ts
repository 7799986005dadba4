import type { BookingStatus } from '../requests/bookings/bookingStatus.ts';
import { requestStatus } from '../requests/requestStatus.ts';
import { addDays, isPast, type CivilDate } from '../core/dates.ts';

interface Travel {
  status: BookingStatus;
  endDate: CivilDate;
}

export type NotReviewed = { why: 'not-confirmed' } | { why: 'not-over'; from: CivilDate };

/** Undefined if it can be reviewed: from the day after its end, in Bali. */
export function notReviewed(
  { status, endDate }: Travel,
  today: CivilDate,
): NotReviewed | undefined {
  if (!requestStatus[status].isSure) return { why: 'not-confirmed' };
  return isPast(endDate, today) ? undefined : { why: 'not-over', from: addDays(endDate, 1) };
}
