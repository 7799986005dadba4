import { z } from 'zod';
import { instantSchema } from '../core/instant.ts';

// The field `delivery` that the extension 'Trigger Email' (firestore-send-email) keeps in a document of `mail`, as far as
// it is read here.

const addresses = z.array(z.string()).nullish();

export const deliverySchema = z.object({
  state: z.enum(['PENDING', 'PROCESSING', 'SUCCESS', 'ERROR', 'RETRY']),
  attempts: z.number().int().default(0),
  error: z.string().nullish(),
  /** By when it has an answer; a state of 'PROCESSING' that is older hangs. */
  leaseExpireTime: instantSchema.nullish(),
  /** What the mail server said. */
  info: z
    .object({ rejected: addresses, pending: addresses, response: z.string().nullish() })
    .nullish(),
});
export type Delivery = z.infer<typeof deliverySchema>;

export type Outcome =
  /** Nothing has come of it yet. */
  | { code: 'open' }
  /** The mail server took it. Whether it reached anybody is not known. */
  | { code: 'sent' }
  /** It did not. `isFinal`: there is no such address, so trying again is of no use. */
  | { code: 'refused'; reason: string; isFinal: boolean };

/** What came of a mail, which goes to one address. It is sent when the server took it, and not before. */
export function outcomeOf(delivery: Delivery | undefined): Outcome {
  if (delivery?.state === 'ERROR') return refused(delivery.error);
  if (delivery?.state !== 'SUCCESS') return { code: 'open' };
  const { rejected, pending, response } = delivery.info ?? {};
  return rejected?.length || pending?.length ? refused(response) : { code: 'sent' };
}

/** Status codes of mail servers about the address: RFC 3463, 3.2. */
const noSuchAddress = /\b5\.1\.\d{1,3}(?![.\d])/;
const longestReason = 300;

function refused(said: string | null | undefined): Outcome {
  const reason = (said ?? '').replace(/^Error: /, '').slice(0, longestReason);
  return { code: 'refused', reason, isFinal: noSuchAddress.test(reason) };
}

/** How many minutes pass before a mail is tried again: after the first attempt, after the second, and so on. */
const pausesInMinutes = [5, 15, 30, 60] as const;

/** A mail that was refused so often has failed. */
export const mostAttempts = pausesInMinutes.length + 1;

/** When a refused mail is tried again, if it is. */
export function nextTry(attempts: number, refusedAt: Date): Date | undefined {
  const minutes = pausesInMinutes[Math.max(0, attempts - 1)];
  return minutes === undefined ? undefined : new Date(refusedAt.getTime() + minutes * 60_000);
}
