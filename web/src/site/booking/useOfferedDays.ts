import { checkOutsOf, isDayOffered } from '@selasar/domain';
import type { CivilDate, Availability } from '@selasar/domain';
import { useMemo } from 'react';
import type { BookableItem } from './item.ts';
import { memoizeByDay } from './memoizeByDay.ts';

/**
 * The days that the server accepts for a number of guests. Each is checked once and cached, because a calendar asks for
 * every day on each render, and one day may need the check of sixty stays.
 */
export const offeredDays = (
  item: BookableItem,
  availability: Availability,
  numberOfGuests: number,
) => ({
  isOffered: memoizeByDay((startDate) =>
    isDayOffered(item, { startDate, numberOfGuests }, availability),
  ),
  checkOuts: memoizeByDay(
    (startDate): ReadonlySet<CivilDate> =>
      new Set(checkOutsOf(item, { startDate, numberOfGuests }, availability)),
  ),
});

export const useOfferedDays = (
  item: BookableItem,
  availability: Availability,
  numberOfGuests: number,
) =>
  useMemo(
    () => offeredDays(item, availability, numberOfGuests),
    [item, availability, numberOfGuests],
  );
