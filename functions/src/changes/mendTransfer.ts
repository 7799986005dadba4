import type { MendAnswer } from '@selasar/domain';
import * as logger from '../core/log.ts';
import { implement } from '../core/operation.ts';
import { mend } from './mend.ts';
import { mendableTransfer } from './mendableTransfer.ts';

/** Staff mend a transfer, given what they saw of it. */
export const mendTransfer = implement(
  'mendTransfer',
  async ({ id, seen, despite, ...form }, staff): Promise<MendAnswer> => {
    const answer = await mend(mendableTransfer, { id, seen, despite, form }, staff);
    logger.info('transfer mended', { id, despite, by: staff.uid, eventId: answer.eventId });
    return answer;
  },
);
