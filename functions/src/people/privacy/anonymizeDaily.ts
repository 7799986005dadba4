import { baliDate } from '@selasar/domain';
import { onJob } from '../../platform/monitoring/onJob.ts';
import { anonymizeExpired } from './anonymizeExpired.ts';

/** Removes old personal data every night. A failed run is retried and continues. */
export const anonymizeDaily = onJob('anonymizeDaily', ({ scheduleTime }) =>
  anonymizeExpired(baliDate(new Date(scheduleTime))),
);
