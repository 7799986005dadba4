import { getAuth } from 'firebase-admin/auth';
import * as logger from '../platform/log.ts';
import { db } from '../platform/firestore.ts';
import { onJob } from '../platform/monitoring/onJob.ts';
import { reconcile } from './reconcile.ts';

/** Every hour, finishes interrupted changes of roles and refused registrations. */
export const reconcileRoles = onJob('reconcileRoles', async () => {
  for (const { what, uid, error } of await reconcile({ auth: getAuth(), db })) {
    if (error === undefined) logger.warn(`${what} reconciled`, { uid });
    else logger.error(`${what} not reconciled`, { uid, error });
  }
});
