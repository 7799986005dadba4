import type { SetRoleAnswer } from '@selasar/domain/people';
import { getAuth } from 'firebase-admin/auth';
import * as logger from '../platform/log.ts';
import { implement } from '../platform/operation.ts';
import { db } from '../platform/firestore.ts';
import { changeRole } from './changeRole.ts';

export const setRole = implement(
  'setRole',
  async ({ uid, role }, admin): Promise<SetRoleAnswer> => {
    await changeRole({ auth: getAuth(), db }, uid, role, admin.authorize);
    logger.info('role set', { uid, role, by: admin.uid });
    return { uid, role };
  },
);
