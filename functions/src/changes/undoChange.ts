import type { UndoChangeAnswer, UndoChangeInput, UndoStatusesAnswer } from '@selasar/domain';
import * as logger from '../platform/log.ts';
import { implement, type Staff } from '../platform/operation.ts';
import { settleEach } from './settleEach.ts';
import { undo } from './undo.ts';

/** Staff undo a change that they have just made, or one of the history. */
export const undoChange = implement('undoChange', undoOne);

/** Staff undo several status changes. A refusal of one does not affect the others. */
export const undoStatuses = implement(
  'undoStatuses',
  async ({ changes }, staff): Promise<UndoStatusesAnswer> => ({
    results: await settleEach('undoStatuses', changes, (change) => undoOne(change, staff)),
  }),
);

async function undoOne(input: UndoChangeInput, staff: Staff): Promise<UndoChangeAnswer> {
  const { status } = await undo(input, staff);
  logger.info('change undone', { ...input, by: staff.uid });
  return { id: input.id, status };
}
