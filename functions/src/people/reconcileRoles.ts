import { getAuth } from 'firebase-admin/auth';
import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { db } from '../core/firestore.ts';
import { options } from '../core/options.ts';
import { reconcile } from './reconcile.ts';

/** Finishes, every hour, what a change of role or a refusal that was cut half-way has left. */
export const reconcileRoles = onSchedule({ ...options, schedule: 'every 1 hours' }, async () => {
  for (const { what, uid, error } of await reconcile({ auth: getAuth(), db })) {
    if (error === undefined) logger.warn(`${what} reconciled`, { uid });
    else logger.error(`${what} not reconciled`, { uid, error });
  }
});
