import type { CivilDate } from '@selasar/domain/core';
import { type Availability, checkOutsOf, isDayOffered } from '@selasar/domain/pricing';
import { useMemo } from 'react';
import type { BookableItem } from './item.ts';
import { memoizeByDay } from './memoizeByDay.ts';

/** Cached for each day: one day may need the check of sixty stays. */
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
