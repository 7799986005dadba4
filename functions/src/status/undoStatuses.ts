import type { UndoStatusesAnswer } from '@selasar/domain';
import { implement } from '../core/operation.ts';
import { eachByItself } from './eachByItself.ts';
import { undoOne } from './undoStatus.ts';

/** Staff take back several changes of status that they have just made. What one is refused stops no other. */
export const undoStatuses = implement(
  'undoStatuses',
  async ({ changes }, staff): Promise<UndoStatusesAnswer> => ({
    results: await eachByItself('undoStatuses', changes, (change) => undoOne(change, staff)),
  }),
);
