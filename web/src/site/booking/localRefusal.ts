import {
  addDays,
  bookingHorizonDays,
  type CallError,
  type CivilDate,
  isCivilDate,
  maxStayNights,
  nightsBetween,
  problem,
  type ProblemCode,
} from '@selasar/domain/core';
import {
  type Availability,
  type BookingRequest,
  checkAvailability,
  refusedAs,
  type Verdict,
} from '@selasar/domain/pricing';
import type { BookableItem } from './item.ts';

/** `refusal` is undefined if no answer arrived. */
export interface Failed {
  requested: BookingRequest;
  refusal: CallError | undefined;
}

/** Problems of the dates alone: no other dates nearby are without them. */
const ofDatesAlone: readonly (ProblemCode | undefined)[] = ['date-too-far', 'stay-too-long'];
export const hasAlternatives = (code: ProblemCode | undefined): boolean =>
  !ofDatesAlone.includes(code);

/** The form validates missing dates and dates that are out of order. */
export function localRefusal(
  item: BookableItem,
  requested: BookingRequest,
  availability: Availability,
  today: CivilDate,
): Verdict['refused'] {
  const { startDate, endDate } = requested;
  if (!isCivilDate(startDate) || startDate < today) return undefined;
  if (startDate > addDays(today, bookingHorizonDays)) {
    return { field: 'startDate', problem: problem('date-too-far') };
  }
  if (isCivilDate(endDate)) {
    const nights = nightsBetween(startDate, endDate);
    if (nights > maxStayNights) return { field: 'endDate', problem: problem('stay-too-long') };
    const isInOrder = item.type === 'tour' || nights >= 1;
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
