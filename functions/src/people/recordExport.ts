import { collections, pathOf } from '@selasar/domain/core';
import { recordSecurityEvent } from '../platform/audit.ts';
import { db } from '../platform/firestore.ts';
import { implement } from '../platform/operation.ts';

/** The browser creates the file only after this has succeeded. */
export const recordExport = implement('recordExport', async ({ exportId, list, rows }, staff) => {
  await db.runTransaction(async (transaction) => {
    const by = await staff.authorize(transaction);
    const event = db.doc(pathOf(collections.securityEvents, exportId));
    // A repeated call after a lost response: already done.
    if ((await transaction.get(event)).exists) return;
    const what = { kind: 'export-made', list, rows } as const;
    recordSecurityEvent(transaction, db, { what, by, id: exportId });
  });
  return { exportId };
});
