import { baliDate } from '@selasar/domain';
import { onJob } from '../../platform/monitoring/onJob.ts';
import { forgetOld } from './forgetOld.ts';

/** In the night. A run that fails comes again, and finds what is left. */
export const forgetDaily = onJob('forgetDaily', ({ scheduleTime }) =>
  forgetOld(baliDate(new Date(scheduleTime))),
);
