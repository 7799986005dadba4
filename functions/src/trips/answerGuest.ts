import type { AnswerGuestAnswer } from '@selasar/domain';
import { FieldValue } from 'firebase-admin/firestore';
import { changeByStaff } from '../changes/changeByStaff.ts';
import { requestTypes } from '../changes/requestTypes.ts';
import * as logger from '../platform/log.ts';
import { implement } from '../platform/operation.ts';
import { tripKeyOf, writeToGuest } from './writeToGuest.ts';

/** Staff write to a guest about a booking or transfer, in the thread of their trip. */
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
          transaction.update(addressee.document.ref, { unanswered: FieldValue.delete() });
          return;
        }
        await writeToGuest(transaction, addressee, { messageId, text, byName: by.fullName });
      },
    );
    logger.info('guest answered', { kind, id, messageId, by: staff.uid });
    return { messageId };
  },
);
