import { z } from 'zod';
import { instantSchema } from '../core/instant.ts';

// The part of the field `delivery` that this code reads. The extension 'Trigger Email' (firestore-send-email) writes it
// into a document of `mail`.

const addresses = z.array(z.string()).nullish();

export const deliverySchema = z.object({
  state: z.enum(['PENDING', 'PROCESSING', 'SUCCESS', 'ERROR', 'RETRY']),
  attempts: z.number().int().default(0),
  error: z.string().nullish(),
  /** When the attempt ends at the latest; an older state of 'PROCESSING' is stuck. */
  leaseExpireTime: instantSchema.nullish(),
  /** The answer of the mail server. */
  info: z
    .object({ rejected: addresses, pending: addresses, response: z.string().nullish() })
    .nullish(),
});
export type Delivery = z.infer<typeof deliverySchema>;

export type Outcome =
  /** No outcome yet. */
  | { code: 'open' }
  /** The mail server accepted it. Whether it reached anybody is unknown. */
  | { code: 'sent' }
  /** The mail server refused it. `isFinal`: the address does not exist, so a retry is useless. */
  | { code: 'refused'; reason: string; isFinal: boolean };

/** The outcome of a mail to one address. It counts as sent once the mail server accepted it. */
export function outcomeOf(delivery: Delivery | undefined): Outcome {
  if (delivery?.state === 'ERROR') return refused(delivery.error);
  if (delivery?.state !== 'SUCCESS') return { code: 'open' };
  const { rejected, pending, response } = delivery.info ?? {};
  return rejected?.length || pending?.length ? refused(response) : { code: 'sent' };
}

/** Status codes for an unknown address: RFC 3463, 3.2. */
const noSuchAddress = /\b5\.1\.\d{1,3}(?![.\d])/;
const longestReason = 300;

function refused(said: string | null | undefined): Outcome {
  const reason = (said ?? '').replace(/^Error: /, '').slice(0, longestReason);
  return { code: 'refused', reason, isFinal: noSuchAddress.test(reason) };
}

/** Minutes before the next attempt: after the first attempt, after the second, and so on. */
const pausesInMinutes = [5, 15, 30, 60] as const;

/** After this many refused attempts a mail has failed. */
export const mostAttempts = pausesInMinutes.length + 1;

/** When to retry a refused mail; undefined after the last attempt. */
export function nextTry(attempts: number, refusedAt: Date): Date | undefined {
  const minutes = pausesInMinutes[Math.max(0, attempts - 1)];
  return minutes === undefined ? undefined : new Date(refusedAt.getTime() + minutes * 60_000);
}
