import { collections, threadLimits } from '@selasar/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { guestError } from '../platform/callError.ts';
import { db, unlessChanged } from '../platform/firestore.ts';
import { hourOf, tooManyRequests } from '../platform/requests/hour.ts';

const countsSchema = z.object({
  /** The hour that `taken` counts. */
  hour: z.number(),
  taken: z.number(),
  inAll: z.number(),
});

/**
 * Throws if the guest has sent too many messages about a request. Returns the counter to write in the transaction of
 * the message: of several at once, one is counted and the others retry.
 */
export async function limitThread(requestId: string): Promise<(transaction: Transaction) => void> {
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
