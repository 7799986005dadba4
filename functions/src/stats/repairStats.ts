import { implement } from '../platform/operation.ts';
import { onJob } from '../platform/monitoring/onJob.ts';
import { repair } from './repair.ts';

/** Staff have the figures proven now. */
export const repairStats = implement('repairStats', (_, staff) =>
  repair(staff.uid, staff.authorize),
);

/** Proves the figures four times a day. */
export const recountStats = onJob('recountStats', () => repair('schedule'));
