import {
  addDays,
  bookingHorizonDays,
  isCivilDate,
  checkAvailability,
  maxStayNights,
  nightsBetween,
  refusedAs,
} from '@selasar/domain';
import type { CallError, CivilDate, Availability, Verdict, BookingRequest } from '@selasar/domain';
import type { BookableItem } from './item.ts';

/** The latest request that failed, and why the server refused it; undefined if no answer arrived. */
export interface Failed {
  requested: BookingRequest;
  refusal: CallError | undefined;
}

/**
 * The problem of the chosen dates, if any, as far as this page knows. The form validates missing dates and dates that
 * are out of order.
 */
export function localRefusal(
  item: BookableItem,
  requested: BookingRequest,
  availability: Availability,
  today: CivilDate,
): Verdict['refused'] {
  const { startDate, endDate } = requested;
  const isInTime =
    isCivilDate(startDate) && startDate >= today && startDate <= addDays(today, bookingHorizonDays);
  if (!isInTime) return undefined;
  if (isCivilDate(endDate)) {
    const nights = nightsBetween(startDate, endDate);
    const isInOrder = item.type === 'tour' || (nights >= 1 && nights <= maxStayNights);
    return isInOrder ? checkAvailability(item, requested, availability).refused : undefined;
  }
  // Taken nights are reported when both dates are chosen.
  const { refused } = checkAvailability(
    item,
    { ...requested, endDate: addDays(startDate, 1) },
    availability,
  );
  const isOfDay = refused?.field === 'startDate' && refusedAs(refused) !== 'some-nights-taken';
  return isOfDay ? refused : undefined;
}
