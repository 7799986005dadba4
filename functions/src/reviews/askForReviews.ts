import { baliDate } from '@selasar/domain';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { options } from '../core/options.ts';
import { askAll } from './askAll.ts';

/** In the morning of the day after, by the clock of Bali. Should a run fail, it comes again: nobody is asked twice. */
export const askForReviews = onSchedule(
  {
    ...options,
    maxInstances: 1,
    schedule: '0 10 * * *',
    timeZone: 'Asia/Makassar',
    retryCount: 3,
    timeoutSeconds: 300,
  },
  ({ scheduleTime }) => askAll(baliDate(new Date(scheduleTime))),
);
