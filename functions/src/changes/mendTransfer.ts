import { mendTransferInputSchema, type MendAnswer } from '@selasar/domain';
import * as logger from '../core/log.ts';
import { staffCallable } from '../core/callable.ts';
import { mend } from './mend.ts';
import { mendableTransfer } from './mendableTransfer.ts';

/** Staff mend a transfer, given what they saw of it. */
export const mendTransfer = staffCallable({
  name: 'mendTransfer',
  input: () => mendTransferInputSchema,
  run: async ({ id, seen, despite, ...form }, staff): Promise<MendAnswer> => {
    const answer = await mend(mendableTransfer, { id, seen, despite, form }, staff);
    logger.info('transfer mended', { id, despite, by: staff.uid, eventId: answer.eventId });
    return answer;
  },
});
