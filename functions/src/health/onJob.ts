import {
  baliTime,
  documents,
  isDueAt,
  rhythms,
  type JobName,
  type JobOf,
  type Rhythm,
} from '@selasar/domain';
import { FieldValue } from 'firebase-admin/firestore';
import {
  onSchedule,
  type ScheduledEvent,
  type ScheduleFunction,
  type ScheduleOptions,
} from 'firebase-functions/v2/scheduler';
import { errorFacts } from '../core/errorFacts.ts';
import { db } from '../core/firestore.ts';
import * as logger from '../core/log.ts';
import { options } from '../core/options.ts';
import { requestIdOf } from '../core/requestId.ts';
import { writeFaults } from './noteFault.ts';
import { noteRelease } from './noteRelease.ts';
import { kindOf, noteServerFault } from './noteServerFault.ts';

/** A job is done all the same when its report cannot be written. */
async function report(job: JobName, run: object): Promise<void> {
  try {
    await db.doc(documents.jobsHealth).set({ jobs: { [job]: run } }, { merge: true });
  } catch (error) {
    logger.error('job not reported', { operation: job, ...errorFacts(error) });
  }
}

/** What one run of the schedule knows of itself. */
export type JobEvent = Pick<ScheduledEvent, 'scheduleTime'>;

export interface Job<Name extends JobName = JobName> {
  job: Name;
  run: (event: JobEvent) => Promise<void>;
}

/** What runs by schedule, under an id of its own; reports when it begins and what came of it. */
export const onJob = <Name extends JobName>(
  job: Name,
  run: (event: JobEvent) => unknown,
): Job<Name> => ({
  job,
  run: (event) => {
    const requestId = requestIdOf({});
    return logger.asRequest(requestId, () => reported(job, requestId, () => run(event)));
  },
});

/** Loads each job when it is due first. */
type Loads<Of extends Rhythm> = { readonly [Name in JobOf<Of>]: () => Promise<Job<Name>> };

/**
 * Runs all jobs of a rhythm that are due, side by side. Where one fails the run fails, and comes again as often as
 * `retryCount` says: what is done already does nothing then.
 */
export const onRhythm = <Of extends Rhythm>(
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

async function reported(job: JobName, requestId: string, run: () => unknown): Promise<void> {
  const startedAt = FieldValue.serverTimestamp();
  await report(job, { startedAt, requestId, result: 'running', endedAt: FieldValue.delete() });
  try {
    await run();
    const endedAt = FieldValue.serverTimestamp();
    await report(job, { result: 'ok', endedAt, lastOkAt: endedAt, code: FieldValue.delete() });
  } catch (error) {
    logger.error('job failed', { operation: job, ...errorFacts(error) });
    noteServerFault(job, error);
    const endedAt = FieldValue.serverTimestamp();
    await report(job, { result: 'failed', endedAt, code: kindOf(error) });
    throw error;
  } finally {
    await Promise.allSettled([writeFaults(), noteRelease()]);
  }
}
