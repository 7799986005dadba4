import type { JobName } from '@selasar/domain';
import type { ScheduledEvent } from 'firebase-functions/v2/scheduler';
import { errorFacts } from '../errorFacts.ts';
import * as logger from '../log.ts';
import { requestIdOf } from '../requestId.ts';

/** What one run of the schedule knows of itself. */
export type JobEvent = Pick<ScheduledEvent, 'scheduleTime'>;

export interface Job<Name extends JobName = JobName> {
  job: Name;
  run: (event: JobEvent) => Promise<void>;
}

/** What runs by schedule, under an id of its own. One that fails is logged, of which an alert tells. */
export const onJob = <Name extends JobName>(
  job: Name,
  run: (event: JobEvent) => unknown,
): Job<Name> => ({
  job,
  run: (event) =>
    logger.asRequest(requestIdOf({}), async () => {
      try {
        await run(event);
      } catch (error) {
        logger.error('job failed', { operation: job, ...errorFacts(error) });
        throw error;
      }
    }),
});
