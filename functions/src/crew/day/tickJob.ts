import type { TickJobAnswer } from '@selasar/domain';
import { changeByStaff } from '../../changes/changeByStaff.ts';
import { requestTypes } from '../../changes/requestTypes.ts';
import * as logger from '../../platform/log.ts';
import { implement } from '../../platform/operation.ts';
import { setTick } from './setTick.ts';

/** Staff tick a job of the day. The input names the state that they saw. */
export const tickJob = implement('tickJob', async (input, staff): Promise<TickJobAnswer> => {
  await changeByStaff(staff, requestTypes[input.kind], input.id, (change) =>
    setTick(change, input),
  );
  logger.info('job ticked', { ...input, by: staff.uid });
  return { what: input.what };
});
