import { addDays, maxStayNights, nightsBetween } from '@selasar/domain/core';
import type { CivilDate, ProblemCode, Stay } from '@selasar/domain/core';
import { plural, t } from '@selasar/domain/i18n';
import {
  checkAvailability,
  checkDay,
  checkOutsOf,
  departuresOf,
  hasDepartures,
  hasSeats,
  isDayOffered,
  refusedAs,
  seatsLeft,
} from '@selasar/domain/pricing';
import type { Availability, OfferRules } from '@selasar/domain/pricing';
import type { Blocked } from '../forms/dates/Month.tsx';
import type { Edge } from '../forms/dates/RangeCalendar.tsx';
import { type BookableItem, rulesOf } from './item.ts';

export interface OfferedDays {
  item: BookableItem;
  availability: Availability;
  numberOfGuests: number;
  isOffered: (day: CivilDate) => boolean;
  checkOuts: (startDate: CivilDate) => ReadonlySet<CivilDate>;
}

export const offeredDays = (
  item: BookableItem,
  availability: Availability,
  numberOfGuests: number,
): OfferedDays => ({
  item,
  availability,
  numberOfGuests,
  isOffered: memoizeByDay((startDate) =>
    isDayOffered(item, { startDate, numberOfGuests }, availability),
  ),
  checkOuts: memoizeByDay(
    (startDate) => new Set(checkOutsOf(item, { startDate, numberOfGuests }, availability)),
  ),
});

/** A calendar asks for every day on each render, and one day may need the check of sixty stays. */
function memoizeByDay<Answer>(answer: (day: CivilDate) => Answer): (day: CivilDate) => Answer {
  const answers = new Map<CivilDate, { answer: Answer }>();
  return (day) => {
    const known = answers.get(day) ?? { answer: answer(day) };
    answers.set(day, known);
    return known.answer;
  };
}

export const placesLeft = (
  item: BookableItem,
  availability: Availability,
  day: CivilDate,
): number => {
  const times = hasDepartures(item) ? departuresOf(item, day) : [''];
  const leftAt = (startTime: string) =>
    seatsLeft(item, { startDate: day, startTime }, availability.takenSeats);
  return Math.max(0, ...times.map(leftAt));
};

export const placesText = (left: number): string => plural(left, '1 place', '{count} places');

export const blockedTourDays = ({ item, availability, numberOfGuests, isOffered }: OfferedDays) =>
  memoizeByDay((startDate): Blocked | undefined => {
    if (isOffered(startDate)) return undefined;
    const requested = { startDate, endDate: startDate, numberOfGuests };
    const code = refusedAs(checkDay(item, requested, availability).refused);
    if (code === 'seats-taken') {
      const left = placesLeft(item, availability, startDate);
      return left > 0
        ? { mark: 'off', label: t('only {places} left', { places: placesText(left) }) }
        : { mark: 'taken', label: t('full') };
    }
    const isLate = code === 'booked-too-late' || code === 'starts-too-soon';
    return { mark: 'off', label: isLate ? t('too late to book') : t('does not run') };
  });

export function tourLegend(item: BookableItem) {
  const { weekdays, closed, departures = {} } = rulesOf(item);
  const isSome = Object.values(departures).some((one) => one.weekdays || one.season);
  return [
    ...(hasSeats(item) ? [{ mark: 'taken', text: t('Full') } as const] : []),
    ...(weekdays || closed || isSome ? [{ mark: 'off', text: t('Does not run') } as const] : []),
  ];
}

/** From a check-in on, of the days on which the stay could end. */
export const blockedStayDays = (days: OfferedDays, startDate: CivilDate | undefined) =>
  memoizeByDay((day): Blocked | undefined => {
    const isCheckOut = startDate !== undefined && day > startDate;
    if (isCheckOut ? days.checkOuts(startDate).has(day) : days.isOffered(day)) return undefined;
    if (days.availability.takenNights?.has(day)) return { mark: 'taken', label: t('taken') };
    const reason = isCheckOut
      ? why(days, { startDate, endDate: day }, 'endDate')
      : why(days, { startDate: day, endDate: addDays(day, 1) }, 'startDate');
    return { mark: 'off', label: reason };
  });

function why({ item, availability, numberOfGuests }: OfferedDays, stay: Stay, edge: Edge): string {
  if (nightsBetween(stay.startDate, stay.endDate) > maxStayNights) {
    return t('at most {nights}', { nights: nights(maxStayNights) });
  }
  const { refused } = checkAvailability(item, { ...stay, numberOfGuests }, availability);
  // A longer stay may be possible from a day: then its end is not the reason.
  const isWhy = edge === 'endDate' || refused?.field === edge;
  const code = isWhy ? refusedAs(refused) : undefined;
  return (code && blockedTexts[code]?.(rulesOf(item))) ?? t('too few free nights');
}

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

const nights = (count: number) => plural(count, 'one night', '{count} nights');

export const picksCheckOut = (days: OfferedDays, startDate: CivilDate, edge: Edge): boolean =>
  edge === 'endDate' && startDate !== '' && days.checkOuts(startDate).size > 0;
