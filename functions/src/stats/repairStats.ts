import { repairStatsInputSchema } from '@selasar/domain';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { staffCallable } from '../core/callable.ts';
import { options } from '../core/options.ts';
import { repair } from './repair.ts';

/** Staff have the figures proven now. */
export const repairStats = staffCallable({
  name: 'repairStats',
  input: () => repairStatsInputSchema,
  run: (_, staff) => repair(staff.uid, staff.authorize),
});

/** Proves the figures four times a day. */
export const recountStats = onSchedule({ ...options, schedule: 'every 6 hours' }, async () => {
  await repair('schedule');
});
