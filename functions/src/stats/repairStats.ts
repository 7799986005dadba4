import { repairStatsInputSchema } from '@selasar/domain';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { staffCallable } from '../core/callable.ts';
import { options } from '../core/options.ts';
import { repair } from './repair.ts';

/** All requests are read; no transaction lives longer than 270 seconds. */
const timeoutSeconds = 300;

/** Staff have the figures proven now. */
export const repairStats = staffCallable(
  {
    name: 'repairStats',
    input: () => repairStatsInputSchema,
    run: (_, staff) => repair(staff.uid, staff.authorize),
  },
  { timeoutSeconds },
);

/** Proves the figures four times a day. */
export const recountStats = onSchedule(
  { ...options, schedule: 'every 6 hours', timeoutSeconds },
  async () => {
    await repair('schedule');
  },
);
