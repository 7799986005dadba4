import { collections } from '@selasar/domain/core';
import {
  type AnswerMessageInput,
  contactMessageSchema,
  type MessageAnswer,
} from '@selasar/domain/messages';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { messageAnswerMail } from '../mail/templates/messageMails.ts';
import { writeMail } from '../mail/writeMail.ts';
import { callError } from '../platform/callError.ts';
import { createMutex, db, unlessChanged, writeUnlessChanged } from '../platform/firestore.ts';
import { withLocale } from '../platform/locale.ts';
import * as logger from '../platform/log.ts';
import { implement } from '../platform/operation.ts';
import { limitGuestMessages } from './messageGuest.ts';

const mutex = createMutex();

export const answerMessage = implement('answerMessage', async (input, staff) => {
  const { id, answerId, text, seen } = input;
  await writeUnlessChanged(async (transaction) => {
    const { fullName, email } = await staff.authorize(transaction);
    const document = await db.collection(collections.messages).doc(id).get();
    if (!document.exists) throw callError({ code: 'message-not-found' });
    const message = contactMessageSchema.parse({ ...document.data(), id });
    const { answers = [], read, language } = message;
    if (isRepeated(answers, { answerId, text })) return;
    const missed = answers.at(seen);
    if (missed) throw callError({ code: 'message-answered', facts: { name: missed.byName } });
    if (!message.email) throw callError({ code: 'no-email' });
    const count = await limitGuestMessages(id);
    const of = { kind: collections.messages, requestId: id } as const;
    const envelope = { id: answerId, to: message.email, cause: 'staff', of } as const;
    await withLocale(language, () =>
      writeMail(transaction, envelope, messageAnswerMail({ ...message, text })),
    );
    count(transaction);
    const answer = { id: answerId, text, byName: fullName || email, at: Timestamp.now() };
    transaction.update(
      document.ref,
      {
        answers: FieldValue.arrayUnion(answer),
        ...(read ? {} : { read: true, readAt: FieldValue.serverTimestamp() }),
      },
      unlessChanged(document),
    );
  }, mutex);
  logger.info('message answered', { messageId: id, answerId, by: staff.uid });
  return { answerId };
});

/** Throws if the id belongs to another answer. */
function isRepeated(
  answers: readonly MessageAnswer[],
  { answerId, text }: Pick<AnswerMessageInput, 'answerId' | 'text'>,
): boolean {
  const earlier = answers.find((answer) => answer.id === answerId);
  if (earlier && earlier.text !== text) {
    throw callError({ code: 'request-id-reused', field: 'answerId' });
  }
  return earlier !== undefined;
}
