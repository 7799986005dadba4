import type { JobName } from '@selasar/domain/core';
import type { ScheduledEvent } from 'firebase-functions/v2/scheduler';
import { errorFacts } from './errorFacts.ts';
import * as logger from './log.ts';

export type JobEvent = Pick<ScheduledEvent, 'scheduleTime'>;

export interface Job<Name extends JobName = JobName> {
  job: Name;
  run: (event: JobEvent) => Promise<void>;
}

/** A failure is logged, and an alert reports it. */
export const onJob = <Name extends JobName>(
  job: Name,
  run: (event: JobEvent) => unknown,
): Job<Name> => ({
  job,
  run: (event) =>
    logger.asRequest(logger.requestIdOf({}), async () => {
      try {
        await run(event);
      } catch (error) {
        logger.error('job failed', { operation: job, ...errorFacts(error) });
        throw error;
      }
    }),
});
