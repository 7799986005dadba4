import {
  collections,
  contactMessageSchema,
  messageSearch,
  type SubmitMessageAnswer,
} from '@selasar/domain';
import { FieldValue } from 'firebase-admin/firestore';
import * as logger from '../platform/log.ts';
import { implement } from '../platform/operation.ts';
import { db } from '../platform/firestore.ts';
import { createOnce } from '../platform/requests/createOnce.ts';

/** A visitor writes to the company, which a trigger mails it. The request id makes it safe to send the same message again. */
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
      complete: async () => ({ read: false, createdAt: FieldValue.serverTimestamp() }),
    });
    logger.info('message received', { messageId: requestId });
    return { messageId: requestId };
  },
);
