import type {
  UndoChangeAnswer,
  UndoStatusAnswer,
  UndoStatusesAnswer,
  UndoStatusInput,
} from '@selasar/domain';
import * as logger from '../platform/log.ts';
import { implement, type Staff } from '../platform/operation.ts';
import { settleEach } from './settleEach.ts';
import { undo } from './undo.ts';

/** Staff undo a change from the history. */
export const undoChange = implement(
  'undoChange',
  async (input, staff): Promise<UndoChangeAnswer> => {
    const { eventId } = await undo(input, staff);
    logger.info('change undone', { ...input, by: staff.uid });
    return { eventId };
  },
);

/** Staff undo a status change that they have just made. */
export const undoStatus = implement('undoStatus', (input, staff) => undoOne(input, staff));

/** Staff undo several status changes. A refusal of one does not affect the others. */
export const undoStatuses = implement(
  'undoStatuses',
  async ({ changes }, staff): Promise<UndoStatusesAnswer> => ({
    results: await settleEach('undoStatuses', changes, (change) => undoOne(change, staff)),
  }),
);

async function undoOne(input: UndoStatusInput, staff: Staff): Promise<UndoStatusAnswer> {
  const { status } = await undo(input, staff);
  logger.info('status change undone', { ...input, by: staff.uid });
  return { id: input.id, status };
}
