import { repairStatsInputSchema } from '@selasar/domain';
import { staffCallable } from '../core/callable.ts';
import { onJob } from '../health/onJob.ts';
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
export const recountStats = onJob('recountStats', () => repair('schedule'), { timeoutSeconds });
