import { collections } from '@selasar/domain/core';
import { guestMessagesPerHour } from '@selasar/domain/mail';
import type { Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { callError } from '../platform/callError.ts';
import { db, unlessChanged } from '../platform/firestore.ts';
import { endOfHour, hourOf } from '../platform/expiry.ts';
import { minutesLeft } from '../platform/limits.ts';

const countsSchema = z.object({
  hour: z.number(),
  taken: z.number(),
});

/** Throws at the limit. Returns the counter to write in the transaction of the message. */
export async function limitGuestMessages(
  requestId: string,
): Promise<(transaction: Transaction) => void> {
  const now = Date.now();
  const hour = hourOf(now);
  const counter = db.collection(collections.rateLimits).doc(`message_${requestId}`);
  const stored = await counter.get();
  const before = stored.exists ? countsSchema.parse(stored.data()) : { hour, taken: 0 };
  const taken = before.hour === hour ? before.taken : 0;
  if (taken >= guestMessagesPerHour) {
    throw callError({ code: 'too-many-guest-messages', facts: { minutes: minutesLeft(now) } });
  }
  const after = { hour, taken: taken + 1, expiresAt: endOfHour(now) };
  return (transaction) =>
    stored.exists
      ? transaction.update(counter, after, unlessChanged(stored))
      : transaction.create(counter, after);
}
