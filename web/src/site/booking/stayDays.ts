import {
  addDays,
  checkAvailability,
  maxStayNights,
  nightsBetween,
  refusedAs,
  t,
  plural,
} from '@selasar/domain';
import type { CivilDate, Availability, OfferRules, ProblemCode, Stay } from '@selasar/domain';
import type { Blocked } from '../forms/dates/calendarProps.ts';
import type { BookableItem } from './item.ts';
import { memoizeByDay } from './memoizeByDay.ts';

/** The date of a stay that the next press picks. */
export type Edge = keyof Stay;

/** The data of the calendar's days, the same as the server uses. */
export interface StayDays {
  item: BookableItem;
  availability: Availability;
  numberOfGuests: number;
  isOffered: (day: CivilDate) => boolean;
  checkOuts: (startDate: CivilDate) => ReadonlySet<CivilDate>;
}

const nights = (count: number) => plural(count, 'one night', '{count} nights');

/** Why no stay begins or ends on a day; codes not listed here mean too few free nights in a row. */
const blockedTexts: Partial<Record<ProblemCode, (rules: OfferRules) => string>> = {
  'offer-closed': () => t('closed'),
  'arrival-day': () => t('no arrival on this day'),
  'departure-day': () => t('no departure on this day'),
  'booked-too-late': () => t('too late to book'),
  'stay-too-short': ({ leastNights = 1 }) =>
    t('at least {nights}', { nights: nights(leastNights) }),
  'stay-longer-than-offered': ({ mostNights = maxStayNights }) =>
    t('at most {nights}', { nights: nights(mostNights) }),
  'some-nights-taken': () => t('nights before it are taken'),
};

function why({ item, availability, numberOfGuests }: StayDays, stay: Stay, edge: Edge): string {
  if (nightsBetween(stay.startDate, stay.endDate) > maxStayNights) {
    return t('at most {nights}', { nights: nights(maxStayNights) });
  }
  const { refused } = checkAvailability(item, { ...stay, numberOfGuests }, availability);
  // A longer stay may be possible from a day: then its end is not the reason.
  const isWhy = edge === 'endDate' || refused?.field === edge;
  const code = isWhy ? refusedAs(refused) : undefined;
  const rules = item.rules === 'damaged' ? {} : (item.rules ?? {});
  return (code && blockedTexts[code]?.(rules)) ?? t('too few free nights');
}

/**
 * Whether the next press picks the check-out; if the chosen check-in has no possible check-out, it picks the check-in.
 */
export const picksCheckOut = (days: StayDays, startDate: CivilDate, edge: Edge): boolean =>
  edge === 'endDate' && startDate !== '' && days.checkOuts(startDate).size > 0;

/** Why a day cannot be picked: as check-out, if a check-in is chosen, or else as check-in. */
export const blockedDays = (days: StayDays, startDate: CivilDate | undefined) =>
  memoizeByDay((day): Blocked | undefined => {
    const isCheckOut = startDate !== undefined && day > startDate;
    if (isCheckOut ? days.checkOuts(startDate).has(day) : days.isOffered(day)) return undefined;
    if (days.availability.takenNights?.has(day)) return { mark: 'taken', label: t('taken') };
    const reason = isCheckOut
      ? why(days, { startDate, endDate: day }, 'endDate')
      : why(days, { startDate: day, endDate: addDays(day, 1) }, 'startDate');
    return { mark: 'off', label: reason };
  });

/** The stay after a press on a day, and the date that the next press picks. */
export function pressed(
  startDate: CivilDate | undefined,
  day: CivilDate,
): { stay: Stay; next: Edge } {
  return startDate !== undefined && day > startDate
    ? { stay: { startDate, endDate: day }, next: 'startDate' }
    : { stay: { startDate: day, endDate: '' }, next: 'endDate' };
}
