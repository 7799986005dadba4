import {
  collections,
  company,
  contactMessageSchema,
  messageSearch,
  type SubmitMessageAnswer,
} from '@selasar/domain';
import { FieldValue } from 'firebase-admin/firestore';
import * as logger from '../platform/log.ts';
import { implement } from '../platform/operation.ts';
import { db } from '../platform/firestore.ts';
import { messageMail } from '../mail/templates/messageMail.ts';
import { writeMail } from '../mail/writeMail.ts';
import { createOnce } from '../platform/requests/createOnce.ts';

/** A visitor writes to the company. The request id makes it safe to send the same message again. */
export const submitMessage = implement(
  'submitMessage',
  async ({ requestId, website, ...message }, visitor): Promise<SubmitMessageAnswer> => {
    await createOnce({
      reference: db.collection(collections.messages).doc(requestId),
      schema: contactMessageSchema.omit({ id: true }),
      request: message,
      search: messageSearch,
      sender: { ...visitor, email: message.email, website },
      countsAs: 'messages',
      complete: async (transaction) => {
        const { email: replyTo } = message;
        const envelope = { id: requestId, to: company.email, replyTo, cause: 'notice' } as const;
        await writeMail(transaction, envelope, messageMail(message));
        return { read: false, createdAt: FieldValue.serverTimestamp() };
      },
    });
    logger.info('message received', { messageId: requestId });
    return { messageId: requestId };
  },
);
