import { baliTime, isDueAt, type JobOf, type Rhythm, rhythms } from '@selasar/domain/core';
import {
  onSchedule,
  type ScheduleFunction,
  type ScheduleOptions,
} from 'firebase-functions/v2/scheduler';
import { settleAll } from './platform/concurrency.ts';
import type { Job } from './platform/onJob.ts';
import { options } from './platform/settings.ts';

type Loads<Of extends Rhythm> = {
  readonly [Name in JobOf<Of>]: () => Promise<{ readonly [N in Name]: Job<N> }>;
};

/** If a job fails, the run is retried up to `retryCount` times: every job must be safe to run twice. */
const onRhythm = <Of extends Rhythm>(
  rhythm: Of,
  loads: Loads<Of>,
  needs: Omit<ScheduleOptions, 'schedule' | 'timeZone'> = {},
): ScheduleFunction => {
  const when = { schedule: rhythms[rhythm], timeZone: 'Asia/Makassar' };
  return onSchedule({ ...options, ...when, ...needs }, async (event) => {
    const hour = Number(baliTime(new Date(event.scheduleTime)).slice(0, 2));
    const due = (Object.keys(loads) as JobOf<Of>[]).filter((job) => isDueAt(job, hour));
    await settleAll(due.map(async (job) => (await loads[job]())[job].run(event)));
  });
};

export const everyMinute = onRhythm(
  'minute',
  {
    sweepMailQueue: () => import('./mail/mailQueue.ts'),
    sendNotices: () => import('./mail/notices/sendNotices.ts'),
    tellCrew: () => import('./crew/tellCrew.ts'),
    retryMails: () => import('./mail/retryMails.ts'),
  },
  { maxInstances: 1 },
);

/** Reads several calendar feeds of up to 5 MB at a time, hence the memory. */
export const everyHour = onRhythm(
  'hour',
  {
    readFeeds: () => import('./calendar/feeds/fetchFeed.ts'),
    reconcileRoles: () => import('./people/reconcileRoles.ts'),
    recountStats: () => import('./stats/recount.ts'),
    verifySeats: () => import('./availability/recountSeats.ts'),
    publishAllCrew: () => import('./crew/publishCrew.ts'),
    anonymizeDaily: () => import('./people/privacy/anonymizeDaily.ts'),
    sendMornings: () => import('./mail/notices/sendMornings.ts'),
    askForReviews: () => import('./reviews/askForReviews.ts'),
    remindGuests: () => import('./mail/remindGuests.ts'),
  },
  { maxInstances: 1, retryCount: 3, timeoutSeconds: 540, memory: '1GiB' },
);
