import { addDays, baliDate } from '@selasar/domain';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { options } from '../core/options.ts';
import { remindOf } from './remindOf.ts';

/**
 * In the afternoon of the day before, by the clock of Bali. What is confirmed later that day is told by its own mail.
 * Should a run fail, it comes again: nobody is reminded twice.
 */
export const remindGuests = onSchedule(
  {
    ...options,
    maxInstances: 1,
    schedule: '0 17 * * *',
    timeZone: 'Asia/Makassar',
    retryCount: 3,
    timeoutSeconds: 300,
  },
  ({ scheduleTime }) => remindOf(addDays(baliDate(new Date(scheduleTime)), 1)),
);
