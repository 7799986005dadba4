import type { TickJobAnswer } from '@selasar/domain/crew';
import { changeByStaff } from '../../requests/applyChange.ts';
import { requestTypes } from '../../requests/requestTypes.ts';
import * as logger from '../../platform/log.ts';
import { implement } from '../../platform/operation.ts';
import { setTick } from './setTick.ts';

export const tickJob = implement('tickJob', async (input, staff): Promise<TickJobAnswer> => {
  await changeByStaff(staff, requestTypes[input.kind], input.id, (change) =>
    setTick(change, input),
  );
  logger.info('job ticked', { ...input, by: staff.uid });
  return { what: input.what };
});
