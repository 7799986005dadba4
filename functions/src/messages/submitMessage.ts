import { collections } from '@selasar/domain/core';
import { contactMessageSchema, messageSearch } from '@selasar/domain/messages';
import { FieldValue } from 'firebase-admin/firestore';
import { db } from '../platform/firestore.ts';
import { languageField } from '../platform/locale.ts';
import * as logger from '../platform/log.ts';
import { implement } from '../platform/operation.ts';
import { createDocument, createOnce, filled } from '../requests/createOnce.ts';

/** The request id makes it safe to send the same message again. */
export const submitMessage = implement('submitMessage', async (input, visitor) => {
  const { requestId, website, unansweredKeys, isSecond, ...message } = input;
  const reference = db.collection(collections.messages).doc(requestId);
  await createOnce({
    reference,
    schema: contactMessageSchema.omit({ id: true }),
    request: message,
    sender: { ...visitor, email: message.email, website },
    wish: { asksFor: [message.subject, message.message], isSecond, unansweredKeys },
    countsAs: 'messages',
    write: async (transaction) =>
      createDocument(transaction, reference, messageSearch, {
        ...filled(message),
        ...languageField(),
        read: false,
        createdAt: FieldValue.serverTimestamp(),
      }),
  });
  logger.info('message received', { messageId: requestId });
  return { messageId: requestId };
});
