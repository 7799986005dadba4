import { collections, guestMessagesPerHour } from '@selasar/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { callError } from '../../platform/callError.ts';
import { db, unlessChanged } from '../../platform/firestore.ts';
import { endOfHour, hourOf, minutesLeft } from '../../platform/requests/hour.ts';

const countsSchema = z.object({
  /** The hour that `taken` is of. */
  hour: z.number(),
  taken: z.number(),
});

/**
 * Refuses, by throwing, to tell the guest of a request too much within an hour. Answers how it is counted in the
 * transaction that tells it: of several at once, one is counted and the others look again.
 */
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
    throw callError({ code: 'told-too-often', facts: { minutes: minutesLeft(now) } });
  }
  const after = { hour, taken: taken + 1, expiresAt: endOfHour(now) };
  return (transaction) =>
    stored.exists
      ? transaction.update(counter, after, unlessChanged(stored))
      : transaction.create(counter, after);
}
