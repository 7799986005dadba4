import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  addDays,
  answerBy,
  freeDaySearchDays,
  freeStaySearch,
  guests,
  monthOf,
  searchedNights,
} from '@selasar/domain/core';
import type { CivilDate, Stay } from '@selasar/domain/core';
import { isDayOffered, suggestAlternatives, withoutOwn } from '@selasar/domain/pricing';
import type { BookingRequest } from '@selasar/domain/pricing';
import { canBeTaken, followTaken, mergeMonths, readTaken, useMonths } from './useMonths.ts';
import type { Taken } from './useMonths.ts';
import { type BookableItem, rulesOf } from './item.ts';
import { useClock, useToday } from '../../clock/useToday.ts';

const hourMs = 3_600_000;

/**
 * An instant of this hour at which the same can be booked as now: cut-off times are at full hours, and within one the
 * company's answer may come to be due later.
 */
export function decisive(nowMs: number): string {
  const start = nowMs - (nowMs % hourMs) + 1;
  const dueAt = (ms: number) => JSON.stringify(answerBy(new Date(ms)));
  return String(dueAt(start) === dueAt(nowMs) ? start : start + hourMs - 2);
}

/** Returns the function that starts it. If that fails, the data that was read stays: the server decides in the end. */
function useFollowed(
  { type, id, rules }: BookableItem,
  months: ReadonlyMap<string, unknown>,
  onUpdate: (month: string, taken: Taken) => void,
): () => void {
  const [isOn, setOn] = useState(false);
  const ends = useRef(new Map<string, Promise<() => void>>());
  const follows = isOn && canBeTaken({ type, rules });

  useEffect(() => {
    if (!follows) return;
    for (const month of months.keys()) {
      if (ends.current.has(month)) continue;
      const onChange = (taken: Taken) => onUpdate(month, taken);
      ends.current.set(
        month,
        followTaken({ type, id }, month, onChange).catch(() => () => undefined),
      );
    }
  }, [follows, type, id, months, onUpdate]);

  useEffect(() => {
    const all = ends.current;
    return () => {
      for (const end of all.values()) void end.then((stop) => stop());
      all.clear();
    };
  }, []);

  return useCallback(() => setOn(true), []);
}

/** The last day of the shortest stay from a day: its availability must be known before the day is offered. */
const leastStay = (from: CivilDate, item: BookableItem): CivilDate =>
  addDays(from, (rulesOf(item).leastNights ?? 1) - 1);

/**
 * A month that cannot be read counts as free: the server refuses taken dates. `own` is the booking to be changed, whose
 * own nights or seats are free for it.
 */
export function useCalendar(item: BookableItem, own?: BookingRequest) {
  const { type, id } = item;
  const today = useToday();
  const now = Number(useClock(decisive));
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

  /** Undefined for each month that could not be read. */
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

  const hasSearch = type === 'villa' || item.rules !== undefined;
  useEffect(() => {
    if (!hasSearch) return undefined;
    let current = true;
    const isOffered = async (startDate: CivilDate) => {
      // The seats of a tour are read when its calendar is opened.
      const taken =
        item.type === 'villa' ? await readDays(startDate, leastStay(startDate, item)) : [];
      const requested = { startDate, numberOfGuests: guests.min };
      return isDayOffered(item, requested, { now: new Date(now), ...mergeMonths(taken) });
    };
    void firstOffered(today, addDays(today, freeDaySearchDays), isOffered).then((day) => {
      if (current) setFirstDay(day ?? '');
    });
    return () => {
      current = false;
    };
  }, [item, now, today, readDays, hasSearch]);

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

  return {
    availability,
    today,
    firstDay,
    loadDays,
    follow,
    findAlternatives,
    months: { loading, unread, isKnown: (day: CivilDate) => byMonth.has(monthOf(day)), refresh },
  };
}
export type Calendar = ReturnType<typeof useCalendar>;

/** 'yyyy-MM', both included. */
export function monthsBetween(from: CivilDate, to: CivilDate): string[] {
  const months: string[] = [];
  let day = `${monthOf(from)}-01`;
  while (day <= to) {
    months.push(monthOf(day));
    day = `${monthOf(addDays(day, 31))}-01`;
  }
  return months;
}

export async function firstOffered(
  from: CivilDate,
  to: CivilDate,
  isOffered: (day: CivilDate) => Promise<boolean>,
): Promise<CivilDate | undefined> {
  for (let day = from; day <= to; day = addDays(day, 1)) {
    // Sequential: usually the first day is offered.
    if (await isOffered(day)) return day;
  }
  return undefined;
}
