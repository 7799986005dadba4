import { checkOutsOf, isDayOffered } from '@selasar/domain';
import type { CivilDate, Availability } from '@selasar/domain';
import { useMemo } from 'react';
import type { BookableItem } from './item.ts';
import { remembered } from './remembered.ts';

/**
 * The days that the server would take for so many guests. Each is judged once, because a calendar asks of every day
 * whenever it is drawn, and a day may take the judgement of sixty stays.
 */
export const offeredDays = (
  item: BookableItem,
  availability: Availability,
  numberOfGuests: number,
) => ({
  isOffered: remembered((startDate) =>
    isDayOffered(item, { startDate, numberOfGuests }, availability),
  ),
  checkOuts: remembered(
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
