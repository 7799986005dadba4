import { baliDate } from '@selasar/domain';
import { onJob } from '../../platform/monitoring/onJob.ts';
import { forgetOld } from './forgetOld.ts';

/** Removes old personal data every night. A failed run is retried and continues. */
export const forgetDaily = onJob('forgetDaily', ({ scheduleTime }) =>
  forgetOld(baliDate(new Date(scheduleTime))),
);
