import * as logger from '../../platform/log.ts';
import { requestTypes } from '../requestTypes.ts';
import { implement } from '../../platform/operation.ts';
import { changeByGuest } from '../change/changeByGuest.ts';
import { isWritten, write } from './thread.ts';
import { collections } from '@selasar/domain/core';
import { threadLimits } from '@selasar/domain/messages';
import type { Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { guestError } from '../../platform/callError.ts';
import { db, unlessChanged } from '../../platform/firestore.ts';
import { hourOf } from '../../platform/expiry.ts';
import { tooManyRequests } from '../../platform/limits.ts';

const countsSchema = z.object({
  hour: z.number(),
  taken: z.number(),
  inAll: z.number(),
});

/** Returns the counter to write with the message: of several at once, one is counted, the others retry. */
async function limitThread(requestId: string): Promise<(transaction: Transaction) => void> {
  const now = Date.now();
  const hour = hourOf(now);
  const counter = db.collection(collections.rateLimits).doc(`thread_${requestId}`);
  const stored = await counter.get();
  const before = stored.exists ? countsSchema.parse(stored.data()) : { hour, taken: 0, inAll: 0 };
  if (before.inAll >= threadLimits.inAll) throw guestError({ code: 'too-many-messages' });
  const taken = before.hour === hour ? before.taken : 0;
  if (taken >= threadLimits.perHour) throw tooManyRequests(now);
  const after = { hour, taken: taken + 1, inAll: before.inAll + 1 };
  return (transaction) =>
    stored.exists
      ? transaction.update(counter, after, unlessChanged(stored))
      : transaction.create(counter, after);
}

export const writeToUs = implement(
  'writeToUs',
  async ({ kind, messageId, text, ...own }, guest) => {
    const { id } = own;
    const answer = { messageId };
    await changeByGuest(guest, requestTypes[kind], own, async ({ transaction, document }) => {
      const message = { from: 'guest', text } as const;
      if (await isWritten(document.ref, messageId, message)) return { answer };
      const count = await limitThread(id);
      count(transaction);
      write(transaction, document.ref, messageId, message);
      return { answer, told: 'message' };
    });
    logger.info('message of a guest', { kind, id, messageId });
    return answer;
  },
);
