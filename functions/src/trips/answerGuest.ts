import type { AnswerGuestAnswer } from '@selasar/domain';
import { FieldValue } from 'firebase-admin/firestore';
import * as logger from '../core/log.ts';
import { implement } from '../core/operation.ts';
import { writeUnlessChanged } from '../core/firestore.ts';
import { readAddressee, tripKeyOf, writeToGuest } from './writeToGuest.ts';

/** Staff write to a guest about a booking or transfer, in the thread of their trip. */
export const answerGuest = implement(
  'answerGuest',
  async ({ kind, id, messageId, text }, staff): Promise<AnswerGuestAnswer> => {
    await writeUnlessChanged(async (transaction) => {
      const { fullName } = await staff.authorize(transaction);
      const addressee = await readAddressee[kind](id);
      if (text === '') {
        await tripKeyOf(addressee);
        transaction.update(addressee.document.ref, { unanswered: FieldValue.delete() });
        return;
      }
      await writeToGuest(transaction, kind, addressee, { messageId, text, byName: fullName });
    });
    logger.info('guest answered', { kind, id, messageId, by: staff.uid });
    return { messageId };
  },
);
