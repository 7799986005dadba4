import {
  elsewhere,
  isOpen,
  jobs,
  judgeAppCheck,
  judgeCalls,
  judgeFaults,
  judgeFunctions,
  judgeJob,
  judgeMail,
  judgeSite,
  judgeStats,
  lastDay,
} from '@selasar/domain';
import type { HealthPart, JobName } from '@selasar/domain';
import { useEffect, useState } from 'react';
import { useToday } from '../../clock/useToday.ts';
import { isLocal } from '../../data/core/config.ts';
import { isWhole } from '../../data/core/rows.ts';
import { useFaults } from '../../data/faults/useFaults.ts';
import { useCallsHealth, useFunctionsHealth, useJobsHealth } from '../../data/health/useHealth.ts';
import type { Live } from '../../data/live/useLive.ts';
import { useFailedMails, useWaitingMails } from '../../data/mails/useMails.ts';
import { useStats } from '../../data/stats/useStats.ts';
import { newerVersion, runningRelease } from '../../ui/loading/newVersion.ts';
import { useNow } from './useNow.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Parts that are known together, or why they are not. */
export interface PartsOf {
  /** What they are about, for whoever reads that they could not be loaded. */
  about: string;
  parts: Live<HealthPart[]>;
  retry: () => void;
}

type Source<T> = Live<T> & { retry: () => void };

/** As the first, with what both know. */
function both<A, B>(a: Source<A>, b: Source<B>): Source<[A, B]> {
  const retry = () => {
    a.retry();
    b.retry();
  };
  if (a.status !== 'success') return { ...a, retry };
  if (b.status !== 'success') return { ...b, retry };
  return { status: 'success', data: [a.data, b.data], retry };
}

function judged<T>(about: string, live: Source<T>, judge: (known: T) => HealthPart[]): PartsOf {
  const { retry } = live;
  const parts: Live<HealthPart[]> =
    live.status === 'success' ? { status: 'success', data: judge(live.data) } : live;
  return { about, parts, retry };
}

/** Whether the host serves another release than this browser runs, as it was when the page was opened. */
function useOutdated(): boolean {
  const [isOutdated, setOutdated] = useState(false);
  useEffect(() => {
    void newerVersion().then((newer) => setOutdated(newer !== undefined));
  }, []);
  return isOutdated;
}

const nothing = () => undefined;

/** How all parts are, live. */
export function useParts(): PartsOf[] {
  const now = useNow();
  const isOutdated = useOutdated();
  const calls = both(useCallsHealth(new Date(now.getTime() - dayMs)), useCallsHealth(now));
  const mails = both(useWaitingMails(), useFailedMails(useToday()));
  const known: HealthPart[] = [judgeSite(runningRelease(), isOutdated), ...elsewhere];
  return [
    judged('the jobs', useJobsHealth(), (found) =>
      (Object.keys(jobs) as JobName[]).map((job) => judgeJob(job, found?.jobs[job], now)),
    ),
    judged('the figures', useStats(), (stats) => [judgeStats(stats, now)]),
    judged('the mails', mails, ([waiting, failed]) => [
      judgeMail({ waiting: waiting.filter(isWhole), failed: failed.length }, now),
    ]),
    judged('the calls', calls, ([yesterday, today]) => {
      const none = { hours: {} };
      const counts = lastDay(yesterday ?? none, today ?? none, now);
      return [judgeCalls(counts), judgeAppCheck(counts, isLocal)];
    }),
    judged('errors', useFaults('lastAt'), (faults) => [
      judgeFaults(
        faults
          .filter(isWhole)
          .filter((fault) => isOpen(fault) && fault.lastAt.getTime() > now.getTime() - dayMs)
          .length,
      ),
    ]),
    judged('the functions', useFunctionsHealth(), (found) => [judgeFunctions(found)]),
    { about: 'versions', parts: { status: 'success', data: known }, retry: nothing },
  ];
}
