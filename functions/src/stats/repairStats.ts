import { implement } from '../platform/operation.ts';
import { onJob } from '../platform/monitoring/onJob.ts';
import { repair } from './repair.ts';

/** Staff start a recount of the figures. */
export const repairStats = implement('repairStats', (_, staff) =>
  repair(staff.uid, staff.authorize),
);

/** Recounts the figures four times a day. */
export const recountStats = onJob('recountStats', () => repair('schedule'));
