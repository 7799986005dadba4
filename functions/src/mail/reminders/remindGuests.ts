import { addDays, baliDate } from '@selasar/domain';
import { onJob } from '../../platform/monitoring/onJob.ts';
import { remindOf } from './remindOf.ts';

/**
 * Reminds guests in the afternoon (Bali time) of the day before. Requests confirmed later that day get their
 * confirmation instead. A failed run is retried; nobody is reminded twice.
 */
export const remindGuests = onJob('remindGuests', ({ scheduleTime }) =>
  remindOf(addDays(baliDate(new Date(scheduleTime)), 1)),
);
