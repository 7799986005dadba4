import { checkAvailability, refusedAs, t, plural } from '@selasar/domain';
import type { CivilDate, Availability } from '@selasar/domain';
import type { Blocked } from '../forms/dates/calendarProps.ts';
import type { LegendItem } from '../forms/dates/Legend.tsx';
import type { BookableItem } from './item.ts';
import { memoizeByDay } from './memoizeByDay.ts';
import { seatsOf } from './taken.ts';

/** The places left of a tour on a day, if its availability is known. */
export const placesLeft = (
  item: BookableItem,
  availability: Availability,
  day: CivilDate,
): number => (seatsOf(item) ?? Infinity) - (availability.takenSeats?.get(day) ?? 0);

export const placesText = (left: number): string => plural(left, '1 place', '{count} places');

/** Why a tour cannot be booked on a day. */
export const blockedTourDays = (
  item: BookableItem,
  availability: Availability,
  numberOfGuests: number,
  isOffered: (day: CivilDate) => boolean,
) =>
  memoizeByDay((startDate): Blocked | undefined => {
    if (isOffered(startDate)) return undefined;
    const requested = { startDate, endDate: startDate, numberOfGuests };
    const code = refusedAs(checkAvailability(item, requested, availability).refused);
    const left = placesLeft(item, availability, startDate);
    if (code === 'seats-taken') {
      return left > 0
        ? { mark: 'off', label: t('only {places} left', { places: placesText(left) }) }
        : { mark: 'taken', label: t('full') };
    }
    return {
      mark: 'off',
      label:
        code === 'booked-too-late' || code === 'starts-too-soon'
          ? t('too late to book')
          : t('does not run'),
    };
  });

/** The legend of the days in a tour's calendar that cannot be booked. */
export function tourLegend(item: BookableItem): LegendItem[] {
  const rules = item.rules === 'damaged' ? {} : (item.rules ?? {});
  return [
    ...(seatsOf(item) === undefined ? [] : [{ mark: 'taken', text: t('Full') } as const]),
    ...(rules.weekdays || rules.closed ? [{ mark: 'off', text: t('Does not run') } as const] : []),
  ];
}
