import { documents, type JobName } from '@selasar/domain';
import { FieldValue } from 'firebase-admin/firestore';
import type { ScheduledEvent } from 'firebase-functions/v2/scheduler';
import { errorFacts } from '../core/errorFacts.ts';
import { db } from '../core/firestore.ts';
import * as logger from '../core/log.ts';
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
