import { collections, pathOf, type RecordExportAnswer } from '@selasar/domain';
import { implement } from '../../platform/operation.ts';
import { db } from '../../platform/firestore.ts';
import { recordSecurityEvent } from './recordSecurityEvent.ts';

/** Staff say what they write to a file. Their browser makes the file once this has answered. */
export const recordExport = implement(
  'recordExport',
  async ({ exportId, list, rows }, staff): Promise<RecordExportAnswer> => {
    await db.runTransaction(async (transaction) => {
      const by = await staff.authorize(transaction);
      const event = db.doc(pathOf(collections.securityEvents, exportId));
      // Sent again after a lost answer, it is done already.
      if ((await transaction.get(event)).exists) return;
      const what = { kind: 'export-made', list, rows } as const;
      recordSecurityEvent(transaction, db, { what, by, id: exportId });
    });
    return { exportId };
  },
);
