import {
  collections,
  pathOf,
  recordExportInputSchema,
  type RecordExportAnswer,
} from '@selasar/domain';
import { staffCallable } from '../core/callable.ts';
import { db } from '../core/firestore.ts';
import { recordSecurityEvent } from './recordSecurityEvent.ts';

/** Staff say what they write to a file. Their browser makes the file once this has answered. */
export const recordExport = staffCallable({
  name: 'recordExport',
  input: () => recordExportInputSchema,
  run: async ({ exportId, list, rows }, staff): Promise<RecordExportAnswer> => {
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
});
