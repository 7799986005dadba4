import { collections, type ResolveFaultAnswer } from '@selasar/domain';
import { FieldValue } from 'firebase-admin/firestore';
import { implement } from '../core/operation.ts';
import { db } from '../core/firestore.ts';
import * as logger from '../core/log.ts';

/** An admin takes a fault for mended: it is hidden until it comes again. One that is forgotten already needs nothing. */
export const resolveFault = implement(
  'resolveFault',
  async ({ faultId }, admin): Promise<ResolveFaultAnswer> => {
    const fault = db.collection(collections.faults).doc(faultId);
    await db.runTransaction(async (transaction) => {
      const { uid } = await admin.authorize(transaction);
      const { exists } = await transaction.get(fault);
      if (exists) {
        transaction.update(fault, { resolvedAt: FieldValue.serverTimestamp(), resolvedBy: uid });
      }
    });
    logger.info('fault resolved', { faultId, by: admin.uid });
    return { faultId };
  },
);
