import { addDays, baliDate } from '@selasar/domain';
import { onJob } from '../../platform/monitoring/onJob.ts';
import { remindOf } from './remindOf.ts';

/**
 * In the afternoon of the day before, by the clock of Bali. What is confirmed later that day is told by its own mail.
 * Should a run fail, it comes again: nobody is reminded twice.
 */
export const remindGuests = onJob('remindGuests', ({ scheduleTime }) =>
  remindOf(addDays(baliDate(new Date(scheduleTime)), 1)),
);
