import type { RefuseRegistrationAnswer } from '@selasar/domain/people';
import { getAuth } from 'firebase-admin/auth';
import * as logger from '../platform/log.ts';
import { implement } from '../platform/operation.ts';
import { db } from '../platform/firestore.ts';
import { refuse } from './refusal.ts';

export const refuseRegistration = implement(
  'refuseRegistration',
  async ({ uid }, admin): Promise<RefuseRegistrationAnswer> => {
    await refuse({ auth: getAuth(), db }, uid, admin.authorize);
    logger.info('registration refused', { uid, by: admin.uid });
    return { uid };
  },
);
