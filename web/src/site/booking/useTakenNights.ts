import {
  addDays,
  freeDaySearchDays,
  freeStaysInstead,
  freeStaySearch,
  monthOf,
  searchedNights,
} from '@selasar/domain';
import type { CivilDate, Stay } from '@selasar/domain';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { readTakenNights } from '../../data/bookings/readTakenNights.ts';
import { firstFreeDay, monthsBetween } from './freeDays.ts';
import { useMonths } from './useMonths.ts';

/**
 * The taken nights of a villa, a read for each month that is looked at. A month that cannot be read counts as free:
 * the server refuses what is not. Without a villa there is nothing to look up.
 */
export function useTakenNights(villaId: string | undefined, today: CivilDate) {
  /** undefined until it is known; '' when there is none for a year. */
  const [firstFree, setFirstFree] = useState<CivilDate>();
  const readMonth = useCallback(
    async (month: string) =>
      villaId === undefined ? new Set<CivilDate>() : readTakenNights(villaId, month),
    [villaId],
  );
  const { byMonth, unread, loading, read, refresh, isReadable } = useMonths(readMonth);
  const nights = useMemo(
    () => new Set([...byMonth.values()].flatMap((found) => [...found])),
    [byMonth],
  );

  /** Reads the months from one day's to another's. */
  const look = useCallback(
    (from: CivilDate, to: CivilDate = from) => {
      for (const month of monthsBetween(from, to)) void read(month);
    },
    [read],
  );

  const search = useCallback(
    () => firstFreeDay(today, addDays(today, freeDaySearchDays), (day) => read(monthOf(day))),
    [read, today],
  );

  useEffect(() => {
    if (villaId === undefined) return undefined;
    let current = true;
    void search().then((day) => {
      if (current) setFirstFree(day ?? '');
    });
    return () => {
      current = false;
    };
  }, [search, villaId]);

  /** The nearest free stays as long as the wished one; none when it cannot be known which are free. */
  const findFreeStays = useCallback(
    async (wish: Stay): Promise<Stay[]> => {
      const { startDate, endDate } = searchedNights(wish, freeStaySearch.withinDays);
      const searched = monthsBetween(startDate < today ? today : startDate, endDate);
      const taken = await Promise.all(searched.map(read));
      if (!searched.every(isReadable)) return [];
      return freeStaysInstead(wish, new Set(taken.flatMap((found) => [...found])), today);
    },
    [read, isReadable, today],
  );

  return { nights, loading, unread, firstFree, look, refresh, findFreeStays };
}
export type TakenNights = ReturnType<typeof useTakenNights>;
