import { baliTime, isDueAt, type JobOf, type Rhythm, rhythms } from '@selasar/domain/core';
import {
  onSchedule,
  type ScheduleFunction,
  type ScheduleOptions,
} from 'firebase-functions/v2/scheduler';
import { options } from './platform/settings.ts';
import type { Job } from './platform/onJob.ts';

type Loads<Of extends Rhythm> = { readonly [Name in JobOf<Of>]: () => Promise<Job<Name>> };

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
    const runs = due.map(async (job) => (await loads[job]()).run(event));
    const failed = (await Promise.allSettled(runs)).find(({ status }) => status === 'rejected');
    if (failed) throw (failed as PromiseRejectedResult).reason;
  });
};

export const everyMinute = onRhythm(
  'minute',
  {
    sweepMailQueue: async () => (await import('./mail/mailQueue.ts')).sweepMailQueue,
    sendNotices: async () => (await import('./mail/notices/sendNotices.ts')).sendNotices,
    retryMails: async () => (await import('./mail/retryMails.ts')).retryMails,
  },
  { maxInstances: 1 },
);

/** Reads several calendar feeds of up to 5 MB at a time, hence the memory. */
export const everyHour = onRhythm(
  'hour',
  {
    readFeeds: async () => (await import('./calendar/feeds/fetchFeed.ts')).readFeeds,
    reconcileRoles: async () => (await import('./people/reconcileRoles.ts')).reconcileRoles,
    recountStats: async () => (await import('./stats/recount.ts')).recountStats,
    verifySeats: async () => (await import('./availability/recountSeats.ts')).verifySeats,
    publishAllCrew: async () => (await import('./crew/publishCrew.ts')).publishAllCrew,
    anonymizeDaily: async () => (await import('./people/privacy/anonymizeDaily.ts')).anonymizeDaily,
    askForReviews: async () => (await import('./reviews/askForReviews.ts')).askForReviews,
    remindGuests: async () => (await import('./mail/remindGuests.ts')).remindGuests,
  },
  { maxInstances: 1, retryCount: 3, timeoutSeconds: 540, memory: '1GiB' },
);
