import type { AnswerGuestAnswer } from '@selasar/domain/trips';
import { changeByStaff, markRequest } from '../applyChange.ts';
import { requestTypes } from '../requestTypes.ts';
import * as logger from '../../platform/log.ts';
import { implement } from '../../platform/operation.ts';
import { tripKeyOf, writeToGuest } from './writeToGuest.ts';

export const answerGuest = implement(
  'answerGuest',
  async ({ kind, id, messageId, text }, staff): Promise<AnswerGuestAnswer> => {
    await changeByStaff(
      staff,
      requestTypes[kind],
      id,
      async ({ transaction, by, ...addressee }) => {
        if (text === '') {
          await tripKeyOf(addressee);
          markRequest(transaction, addressee.document.ref, 'message', { unanswered: undefined });
          return;
        }
        await writeToGuest(transaction, addressee, { messageId, text, byName: by.fullName });
      },
    );
    logger.info('guest answered', { kind, id, messageId, by: staff.uid });
    return { messageId };
  },
);
