import { collections } from '@selasar/domain/core';
import { threadLimits } from '@selasar/domain/messages';
import type { Transaction } from 'firebase-admin/firestore';
import { guestError } from '../../platform/callError.ts';
import { createOrUpdate } from '../../platform/createOrUpdate.ts';
import { hourOf, takenThisHour } from '../../platform/expiry.ts';
import { db } from '../../platform/firestore.ts';
import { tooManyRequests } from '../../platform/limits.ts';
import * as logger from '../../platform/log.ts';
import { implement } from '../../platform/operation.ts';
import { changeByGuest } from '../change/changeByGuest.ts';
import { isWritten, write } from './thread.ts';

export const writeToUs = implement('writeToUs', async ({ messageId, text, ...own }, guest) => {
  const { kind, id } = own;
  const answer = { messageId };
  await changeByGuest(guest, own, async ({ transaction, document }) => {
    const message = { from: 'guest', text } as const;
    if (await isWritten(document.ref, messageId, message)) return { answer };
    const count = await limitThread(id);
    count(transaction);
    write(transaction, document.ref, messageId, message);
    return { answer, told: 'message' };
  });
  logger.info('message of a guest', { kind, id, messageId });
  return answer;
});

/** Returns the counter to write with the message: of several at once, one is counted, the others retry. */
async function limitThread(requestId: string): Promise<(transaction: Transaction) => void> {
  const now = Date.now();
  const stored = await db.collection(collections.rateLimits).doc(`thread_${requestId}`).get();
  const inAll = Number(stored.get('inAll') ?? 0);
  if (inAll >= threadLimits.inAll) throw guestError({ code: 'too-many-messages' });
  const taken = takenThisHour(stored, now);
  if (taken >= threadLimits.perHour) throw tooManyRequests(now);
  const after = { hour: hourOf(now), taken: taken + 1, inAll: inAll + 1 };
  return (transaction) => createOrUpdate(transaction, stored, after);
}
