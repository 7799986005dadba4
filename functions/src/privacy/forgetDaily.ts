import { baliDate } from '@selasar/domain';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { options } from '../core/options.ts';
import { forgetOld } from './forgetOld.ts';

/** In the night, by the clock of Bali. A run that fails comes again, and finds what is left. */
export const forgetDaily = onSchedule(
  {
    ...options,
    maxInstances: 1,
    schedule: '30 2 * * *',
    timeZone: 'Asia/Makassar',
    retryCount: 3,
    timeoutSeconds: 540,
  },
  async ({ scheduleTime }) => {
    await forgetOld(baliDate(new Date(scheduleTime)));
  },
);
