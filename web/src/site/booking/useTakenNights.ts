import {
  addDays,
  freeDaySearchDays,
  freeStaysInstead,
  freeStaySearch,
  monthOf,
  searchedNights,
} from '@selasar/domain';
import type { CivilDate, Stay } from '@selasar/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readTakenNights } from '../../data/bookings/readTakenNights.ts';
import { firstFreeDay, monthsBetween } from './freeDays.ts';

/**
 * The taken nights of a villa, a read for each month that is looked at. A month that cannot be read counts as free:
 * the server refuses what is not. Without a villa there is nothing to look up.
 */
export function useTakenNights(villaId: string | undefined, today: CivilDate) {
  const [nights, setNights] = useState<ReadonlySet<CivilDate>>(new Set());
  const [loading, setLoading] = useState(0);
  const [unread, setUnread] = useState(false);
  /** undefined until it is known; '' when there is none for a year. */
  const [firstFree, setFirstFree] = useState<CivilDate>();
  const months = useRef(new Map<string, Promise<ReadonlySet<CivilDate>>>());

  const read = useCallback(
    (month: string) => {
      const known = months.current.get(month);
      if (known) return known;
      if (villaId === undefined) return Promise.resolve(new Set<CivilDate>());
      setLoading((count) => count + 1);
      const reading = readTakenNights(villaId, month)
        .then((found) => {
          setNights((before) => new Set([...before, ...found]));
          return found;
        })
        .catch(() => {
          months.current.delete(month);
          setUnread(true);
          return new Set<CivilDate>();
        })
        .finally(() => setLoading((count) => count - 1));
      months.current.set(month, reading);
      return reading;
    },
    [villaId],
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
    let current = true;
    void search().then((day) => {
      if (current) setFirstFree(day ?? '');
    });
    return () => {
      current = false;
    };
  }, [search]);

  /** The nearest free stays as long as the wished one; none when it cannot be known which are free. */
  const findFreeStays = useCallback(
    async (wish: Stay): Promise<Stay[]> => {
      const { startDate, endDate } = searchedNights(wish, freeStaySearch.withinDays);
      const searched = monthsBetween(startDate < today ? today : startDate, endDate);
      const taken = await Promise.all(searched.map(read));
      if (searched.some((month) => !months.current.has(month))) return [];
      return freeStaysInstead(wish, new Set(taken.flatMap((found) => [...found])), today);
    },
    [read, today],
  );

  /** Reads the known months anew, when it turns out that others were faster. */
  const refresh = useCallback(() => {
    const known = [...months.current.keys()];
    months.current.clear();
    for (const month of known) void read(month);
  }, [read]);

  return { nights, loading: loading > 0, unread, firstFree, look, refresh, findFreeStays };
}
export type TakenNights = ReturnType<typeof useTakenNights>;
