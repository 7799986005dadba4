import { requestStatus, type BookingStatus } from '../core/requestStatus.ts';
import { addDays, isPast, type CivilDate } from '../core/dates.ts';

interface Travel {
  status: BookingStatus;
  /** The check-out day of a stay, the day of a tour. */
  endDate: CivilDate;
}

/** Why a booking cannot be reviewed: nobody has travelled, or not yet. */
export type NotReviewed = { why: 'not-confirmed' } | { why: 'not-over'; from: CivilDate };

/** From the day after it ends, in Bali, whoever travelled can say how it was. Undefined when they can. */
export function notReviewed(
  { status, endDate }: Travel,
  today: CivilDate,
): NotReviewed | undefined {
  if (!requestStatus[status].isSure) return { why: 'not-confirmed' };
  return isPast(endDate, today) ? undefined : { why: 'not-over', from: addDays(endDate, 1) };
}
