import type { SetNotesAnswer } from '@selasar/domain';
import * as logger from '../platform/log.ts';
import { implement } from '../platform/operation.ts';
import { callError } from '../platform/callError.ts';
import { applyChange } from './applyChange.ts';
import { changeByStaff } from './changeByStaff.ts';
import { requestTypes } from './requestTypes.ts';

/**
 * Staff edit the notes of a booking or transfer. The input names the text that they saw; a repeated call changes
 * nothing.
 */
export const setNotes = implement(
  'setNotes',
  async ({ kind, id, seen, notes }, staff): Promise<SetNotesAnswer> => {
    await changeByStaff(staff, requestTypes[kind], id, async (change) => {
      const { transaction, document, stored, by } = change;
      const { notes: currentNotes = '' } = stored;
      if (currentNotes === notes) return;
      if (currentNotes !== seen) throw callError({ code: 'notes-changed', currentNotes });
      const fields = { notes: notes || undefined };
      await applyChange(transaction, { what: 'notes', document, fields, by });
    });
    logger.info('notes set', { kind, id, by: staff.uid });
    return { notes };
  },
);
