import { contactProblem, type MendAnswer } from '@selasar/domain';
import * as logger from '../core/log.ts';
import { implement } from '../core/operation.ts';
import { mend } from './mend.ts';
import { mendableBooking } from './mendableBooking.ts';
import { refuseInput } from './refuseInput.ts';

/** Staff mend a booking, given what they saw of it. */
export const mendBooking = implement(
  'mendBooking',
  async ({ id, seen, despite, ...form }, staff): Promise<MendAnswer> => {
    const report = contactProblem(form);
    if (report) throw refuseInput({ field: 'customerPhone', report });
    const answer = await mend(mendableBooking, { id, seen, despite, form }, staff);
    logger.info('booking mended', { id, despite, by: staff.uid, eventId: answer.eventId });
    return answer;
  },
);
