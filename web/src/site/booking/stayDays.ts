import {
  addDays,
  type CivilDate,
  maxStayNights,
  nightsBetween,
  type ProblemCode,
  type Stay,
} from '@selasar/domain/core';
import { plural, t } from '@selasar/domain/i18n';
import {
  type Availability,
  checkAvailability,
  type OfferRules,
  refusedAs,
} from '@selasar/domain/pricing';
import type { Blocked } from '../forms/dates/Month.tsx';
import type { BookableItem } from './item.ts';
import { memoizeByDay } from './memoizeByDay.ts';

export type Edge = keyof Stay;

export interface StayDays {
  item: BookableItem;
  availability: Availability;
  numberOfGuests: number;
  isOffered: (day: CivilDate) => boolean;
  checkOuts: (startDate: CivilDate) => ReadonlySet<CivilDate>;
}

const nights = (count: number) => plural(count, 'one night', '{count} nights');

/** Codes not listed here mean too few free nights in a row. */
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

export const picksCheckOut = (days: StayDays, startDate: CivilDate, edge: Edge): boolean =>
  edge === 'endDate' && startDate !== '' && days.checkOuts(startDate).size > 0;

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

export function pressed(
  startDate: CivilDate | undefined,
  day: CivilDate,
): { stay: Stay; next: Edge } {
  return startDate !== undefined && day > startDate
    ? { stay: { startDate, endDate: day }, next: 'startDate' }
    : { stay: { startDate: day, endDate: '' }, next: 'endDate' };
}
