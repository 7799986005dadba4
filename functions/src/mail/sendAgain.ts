import { callError } from '../platform/callError.ts';
import * as logger from '../platform/log.ts';
import { implement } from '../platform/operation.ts';
import { retryMail } from './retryMails.ts';

export const sendAgain = implement('sendAgain', async ({ mailId }, staff) => {
  const answer = await retryMail(mailId, staff.authorize);
  if (answer !== 'queued') throw callError({ code: answer });
  logger.info('mail sent again', { mailId, by: staff.uid });
  return { mailId };
});
