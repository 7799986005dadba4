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

/** What the server has refused, and why. */
export interface Refusal {
  requested: BookingRequest;
  details: CallError;
}

/**
 * What speaks against the chosen dates, as far as this page knows. Dates that are missing or out of order are the form's
 * to judge.
 */
export function refusedHere(
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
  // Whether nights are taken is said when both dates are chosen.
  const { refused } = checkAvailability(
    item,
    { ...requested, endDate: addDays(startDate, 1) },
    availability,
  );
  const isOfDay = refused?.field === 'startDate' && refusedAs(refused) !== 'some-nights-taken';
  return isOfDay ? refused : undefined;
}
