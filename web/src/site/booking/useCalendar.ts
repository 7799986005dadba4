import {
  addDays,
  freeDaySearchDays,
  freeStaySearch,
  guests,
  isDayOffered,
  monthOf,
  searchedNights,
  suggestAlternatives,
  withoutOwn,
} from '@selasar/domain';
import type { CivilDate, OfferRules, Stay, BookingRequest } from '@selasar/domain';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useHour } from '../../clock/useHour.ts';
import { useToday } from '../../clock/useToday.ts';
import type { BookableItem } from './item.ts';
import { firstOffered, monthsBetween } from './months.ts';
import { canBeTaken, readTaken, mergeMonths } from './taken.ts';
import type { Taken } from './taken.ts';
import { useFollowed } from './useFollowed.ts';
import { useMonths } from './useMonths.ts';

/** The last day of the shortest stay from a day: its availability must be known before the day is offered. */
const leastStay = (from: CivilDate, rules: OfferRules | undefined): CivilDate =>
  addDays(from, (rules?.leastNights ?? 1) - 1);

/**
 * The availability of a tour or a villa: one read per viewed month, if availability is limited. A month that cannot be
 * read counts as free: the server refuses taken dates. `own` is the booking to be changed, whose own nights or seats
 * are free for it.
 */
export function useCalendar(item: BookableItem, own?: BookingRequest) {
  const { type, id } = item;
  const today = useToday();
  // Cut-off times are at full hours.
  const now = useHour().getTime() + 1;
  /** undefined until it is known; '' if there is none within a year. */
  const [firstDay, setFirstDay] = useState<CivilDate>();
  const isRead = canBeTaken(item);
  const readMonth = useCallback(
    async (month: string) => withoutOwn(await readTaken({ type, id }, month), own),
    [type, id, own],
  );
  const { byMonth, unread, loading, read, refresh, applyUpdate } = useMonths(readMonth);
  const updateMonth = useCallback(
    (month: string, taken: Taken) => applyUpdate(month, withoutOwn(taken, own)),
    [applyUpdate, own],
  );
  const follow = useFollowed(item, byMonth, updateMonth);
  const availability = useMemo(
    () => ({ now: new Date(now), ...mergeMonths([...byMonth.values()]) }),
    [byMonth, now],
  );

  /** Reads the months from one day to another; undefined for each month that could not be read. */
  const readDays = useCallback(
    (from: CivilDate, to: CivilDate) => Promise.all(monthsBetween(from, to).map(read)),
    [read],
  );
  const loadDays = useCallback(
    (from: CivilDate, to: CivilDate = from) => {
      if (isRead) void readDays(from, to);
    },
    [isRead, readDays],
  );

  const search = useCallback(
    () =>
      firstOffered(today, addDays(today, freeDaySearchDays), async (startDate) => {
        const rules = item.rules === 'damaged' ? undefined : item.rules;
        // The seats of a tour are read when its calendar is opened.
        const taken =
          item.type === 'villa' ? await readDays(startDate, leastStay(startDate, rules)) : [];
        const requested = { startDate, numberOfGuests: guests.min };
        return isDayOffered(item, requested, { now: new Date(now), ...mergeMonths(taken) });
      }),
    [item, now, today, readDays],
  );

  const hasSearch = type === 'villa' || item.rules !== undefined;
  useEffect(() => {
    if (!hasSearch) return undefined;
    let current = true;
    void search().then((day) => {
      if (current) setFirstDay(day ?? '');
    });
    return () => {
      current = false;
    };
  }, [search, hasSearch]);

  /** The nearest alternatives; none if the availability is unknown. */
  const findAlternatives = useCallback(
    async (requested: BookingRequest): Promise<Stay[]> => {
      const { startDate, endDate } = searchedNights(requested, freeStaySearch.withinDays);
      const taken = isRead ? await readDays(startDate < today ? today : startDate, endDate) : [];
      if (taken.includes(undefined)) return [];
      return suggestAlternatives(
        item,
        requested,
        { now: new Date(now), ...mergeMonths(taken) },
        freeStaySearch,
      );
    },
    [item, isRead, readDays, now, today],
  );

  const isKnown = useCallback((day: CivilDate) => byMonth.has(monthOf(day)), [byMonth]);

  return {
    availability,
    today,
    firstDay,
    loadDays,
    follow,
    findAlternatives,
    /** The loading state of the months. */
    months: { loading, unread, isKnown, refresh },
  };
}
export type Calendar = ReturnType<typeof useCalendar>;
