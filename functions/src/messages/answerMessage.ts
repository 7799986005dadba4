import { collections } from '@selasar/domain/core';
import { guestMessagesPerHour } from '@selasar/domain/mail';
import {
  type AnswerMessageInput,
  contactMessageSchema,
  type MessageAnswer,
} from '@selasar/domain/messages';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { messageAnswerMail } from '../mail/templates/messageMails.ts';
import { writeMail } from '../mail/writeMail.ts';
import { callError } from '../platform/callError.ts';
import { createOrUpdate } from '../platform/createOrUpdate.ts';
import { endOfHour, hourOf, takenThisHour } from '../platform/expiry.ts';
import { createMutex, db, unlessChanged, writeUnlessChanged } from '../platform/firestore.ts';
import { minutesLeft } from '../platform/limits.ts';
import { withLocale } from '../platform/locale.ts';
import * as logger from '../platform/log.ts';
import { implement } from '../platform/operation.ts';

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

/** Throws at the limit. Returns the counter to write in the transaction of the message. */
export async function limitGuestMessages(
  requestId: string,
): Promise<(transaction: Transaction) => void> {
  const now = Date.now();
  const counter = db.collection(collections.rateLimits).doc(`message_${requestId}`);
  const stored = await counter.get();
  const taken = takenThisHour(stored, now);
  if (taken >= guestMessagesPerHour) {
    throw callError({ code: 'too-many-guest-messages', facts: { minutes: minutesLeft(now) } });
  }
  const after = { hour: hourOf(now), taken: taken + 1, expiresAt: endOfHour(now) };
  return (transaction) => createOrUpdate(transaction, stored, after);
}
