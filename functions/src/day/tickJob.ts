import type { TickJobAnswer } from '@selasar/domain';
import * as logger from '../core/log.ts';
import { implement } from '../core/operation.ts';
import { line, writeUnlessChanged } from '../core/firestore.ts';
import { setTick } from './setTick.ts';

const inTurn = line();

/** Staff say what has become of a job, given what they saw. */
export const tickJob = implement('tickJob', async (input, staff): Promise<TickJobAnswer> => {
  await writeUnlessChanged(async (transaction) => {
    const by = await staff.authorize(transaction);
    await setTick(transaction, input, by);
  }, inTurn);
  logger.info('job ticked', { ...input, by: staff.uid });
  return { what: input.what };
});
