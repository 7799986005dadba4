import type { SendAgainAnswer } from '@selasar/domain';
import * as logger from '../../platform/log.ts';
import { implement } from '../../platform/operation.ts';
import { callError } from '../../platform/callError.ts';
import { tryAgain } from './tryAgain.ts';

/** Staff have a mail that was refused sent once more. Asked twice at the same time, it is sent once. */
export const sendAgain = implement(
  'sendAgain',
  async ({ mailId }, staff): Promise<SendAgainAnswer> => {
    const answer = await tryAgain(mailId, staff.authorize);
    if (answer !== 'asked') throw callError({ code: answer });
    logger.info('mail sent again', { mailId, by: staff.uid });
    return { mailId };
  },
);
