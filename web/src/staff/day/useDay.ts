import { jobsOfDay } from '@selasar/domain';
import type { Booking, CivilDate, CrewMember, Job, Transfer } from '@selasar/domain';
import { useMemo, useState } from 'react';
import { isWhole } from '../../data/firebase/rows.ts';
import type { Row } from '../../data/firebase/rows.ts';
import { useCrew } from '../../data/crew/useCrew.ts';
import {
  useBookingsFrom,
  useStaysUntil,
  useTransfersOn,
} from '../../data/crew/day/useDayRequests.ts';
import type { Live } from '../../data/firebase/live/useLive.ts';

const none: readonly never[] = [];
const dataOf = <T>(live: Live<readonly T[]>): readonly T[] =>
  live.status === 'success' ? live.data : none;

interface Shown {
  booking: (row: Row<Booking>) => Row<Booking>;
  transfer: (row: Row<Transfer>) => Row<Transfer>;
}

/** Drivers and guides by their id. */
export type CrewById = ReadonlyMap<string, CrewMember>;

/** All of one day, live. `shown` knows the person's own changes before a listener tells of them. */
export function useDay(date: CivilDate | undefined, shown: Shown) {
  const begun = useBookingsFrom(date);
  const ended = useStaysUntil(date);
  const driven = useTransfersOn(date);
  const crew = useCrew();
  const followed = [begun, ended, driven, crew];
  const isKnown = followed.every(({ status }) => status === 'success');

  const [begunRows, endedRows, drivenRows] = [dataOf(begun), dataOf(ended), dataOf(driven)];
  const bookings = useMemo(
    () => [...begunRows, ...endedRows].map(shown.booking),
    [begunRows, endedRows, shown.booking],
  );
  const transfers = useMemo(() => drivenRows.map(shown.transfer), [drivenRows, shown.transfer]);
  const jobs = useMemo(
    () =>
      date && isKnown
        ? jobsOfDay(bookings.filter(isWhole), transfers.filter(isWhole), date)
        : undefined,
    [bookings, transfers, date, isKnown],
  );
  const failed = followed.filter(({ status }) => status === 'error');
  const crewRows = dataOf(crew);
  return {
    /** Undefined until all of the day is known. */
    jobs: useSameJobs(jobs),
    bookings,
    transfers,
    crew: useMemo(
      (): CrewById => new Map(crewRows.filter(isWhole).map((member) => [member.id, member])),
      [crewRows],
    ),
    crewRows,
    /** Tries again what could not be read; undefined while nothing failed. */
    retry: failed.length > 0 ? () => failed.forEach(({ retry }) => retry()) : undefined,
  };
}

/** The same objects for jobs that are as they were, so that only those are drawn again that are not. */
function useSameJobs(jobs: readonly Job[] | undefined): readonly Job[] | undefined {
  const [kept, setKept] = useState({ from: jobs, jobs });
  if (kept.from === jobs) return kept.jobs;
  const known = new Map(kept.jobs?.map((job) => [JSON.stringify(job), job]));
  const same = jobs?.map((job) => known.get(JSON.stringify(job)) ?? job);
  setKept({ from: jobs, jobs: same });
  return same;
}
