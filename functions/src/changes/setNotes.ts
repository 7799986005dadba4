import type { SetNotesAnswer } from '@selasar/domain';
import * as logger from '../core/log.ts';
import { implement } from '../core/operation.ts';
import { callError } from '../core/callError.ts';
import { writeUnlessChanged } from '../core/firestore.ts';
import { changeFields } from './changeFields.ts';
import { inTurn } from './mend.ts';
import { readRequest } from './requestNamed.ts';

/** Staff write notes about a booking or transfer, given the text that they saw. Sent again, it is done already. */
export const setNotes = implement(
  'setNotes',
  async ({ kind, id, seen, notes }, staff): Promise<SetNotesAnswer> => {
    await writeUnlessChanged(async (transaction) => {
      const by = await staff.authorize(transaction);
      const { document, stored } = await readRequest({ kind, id });
      const { notes: currentNotes = '' } = stored;
      if (currentNotes === notes) return;
      if (currentNotes !== seen) throw callError({ code: 'notes-changed', currentNotes });
      changeFields(transaction, { what: 'notes', document, fields: { notes: notes || null }, by });
    }, inTurn);
    logger.info('notes set', { kind, id, by: staff.uid });
    return { notes };
  },
);
