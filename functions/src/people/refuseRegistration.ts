import type { RefuseRegistrationAnswer } from '@selasar/domain';
import { getAuth } from 'firebase-admin/auth';
import * as logger from '../core/log.ts';
import { implement } from '../core/operation.ts';
import { db } from '../core/firestore.ts';
import { refuse } from './refusal.ts';

/** An admin refuses somebody who waits for approval. */
export const refuseRegistration = implement(
  'refuseRegistration',
  async ({ uid }, admin): Promise<RefuseRegistrationAnswer> => {
    await refuse({ auth: getAuth(), db }, uid, admin.authorize);
    logger.info('registration refused', { uid, by: admin.uid });
    return { uid };
  },
);
