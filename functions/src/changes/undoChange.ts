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

/** Staff take back a change that the history tells of. */
export const undoChange = implement(
  'undoChange',
  async (input, staff): Promise<UndoChangeAnswer> => {
    const { eventId } = await undo(input, staff);
    logger.info('change undone', { ...input, by: staff.uid });
    return { eventId };
  },
);

/** Staff take back a change of status that they have just made. */
export const undoStatus = implement('undoStatus', (input, staff) => undoOne(input, staff));

/** Several of them. What one is refused stops no other. */
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
