import type { CivilDate } from '@selasar/domain/core';
import { type Job, jobsOfDay } from '@selasar/domain/crew';
import type { Booking, Transfer } from '@selasar/domain/requests';
import { useMemo, useState } from 'react';
import { isValid, type Row } from '../../data/firebase/rows.ts';
import { useCrew } from '../../data/crew/crew.ts';
import { useBookingsFrom, useStaysUntil, useTransfersOn } from '../../data/crew/day.ts';
import { retryOf, rowsOf } from '../common/useRead.ts';
import type { CrewById } from './dayState.ts';

interface Shown {
  booking: (row: Row<Booking>) => Row<Booking>;
  transfer: (row: Row<Transfer>) => Row<Transfer>;
}

/** `shown` applies the user's own changes before a listener reports them. */
export function useDay(date: CivilDate | undefined, shown: Shown) {
  const begun = useBookingsFrom(date);
  const ended = useStaysUntil(date);
  const driven = useTransfersOn(date);
  const crew = useCrew();
  const followed = [begun, ended, driven, crew];
  const isKnown = followed.every(({ status }) => status === 'success');

  const [begunRows, endedRows, drivenRows] = [rowsOf(begun), rowsOf(ended), rowsOf(driven)];
  const bookings = useMemo(
    () => [...begunRows, ...endedRows].map(shown.booking),
    [begunRows, endedRows, shown.booking],
  );
  const transfers = useMemo(() => drivenRows.map(shown.transfer), [drivenRows, shown.transfer]);
  const jobs = useMemo(
    () =>
      date && isKnown
        ? jobsOfDay(bookings.filter(isValid), transfers.filter(isValid), date)
        : undefined,
    [bookings, transfers, date, isKnown],
  );
  const crewRows = rowsOf(crew);
  return {
    /** Undefined until the whole day has loaded. */
    jobs: useSameJobs(jobs),
    bookings,
    transfers,
    crew: useMemo(
      (): CrewById => new Map(crewRows.filter(isValid).map((member) => [member.id, member])),
      [crewRows],
    ),
    crewRows,
    /** Undefined while nothing has failed. */
    retry: retryOf(followed),
  };
}

/** So that only changed jobs render again. */
function useSameJobs(jobs: readonly Job[] | undefined): readonly Job[] | undefined {
  const [cache, setCache] = useState({ from: jobs, jobs });
  if (cache.from === jobs) return cache.jobs;
  const known = new Map(cache.jobs?.map((job) => [JSON.stringify(job), job]));
  const same = jobs?.map((job) => known.get(JSON.stringify(job)) ?? job);
  setCache({ from: jobs, jobs: same });
  return same;
}
