import { FieldValue, Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { callError } from '../callError.ts';
import { db } from '../firestore.ts';
import { hashOf } from './hash.ts';

const hourMs = 60 * 60 * 1000;

export interface Limit {
  /** Whose requests are counted: an address or an email. It is stored as a hash only. */
  who: string;
  /** How many are taken within an hour. */
  perHour: number;
}

/** The counter of somebody's requests in the hour that `now` (in milliseconds) lies in. */
export const counterOf = async (who: string, now: number): Promise<DocumentReference> =>
  db.doc(`rateLimits/${await hashOf(who)}_${Math.floor(now / hourMs)}`);

/** Counts a request, and refuses it if that is one too many. Each sees at least its own, so no race lets more pass. */
export async function limitRate({ who, perHour }: Limit): Promise<void> {
  const now = Date.now();
  const hourEnds = Timestamp.fromMillis((Math.floor(now / hourMs) + 1) * hourMs);
  const counter = await counterOf(who, now);
  await counter.set({ count: FieldValue.increment(1), expiresAt: hourEnds }, { merge: true });
  const count: unknown = (await counter.get()).get('count');
  if (Number(count) <= perHour) return;
  const minutes = Math.ceil((hourEnds.toMillis() - now) / 60_000);
  throw callError({
    code: 'too-many-requests',
    message: `There were too many requests in a short time. Please try again in ${
      minutes === 1 ? 'a minute' : `${minutes} minutes`
    }, or contact us on WhatsApp.`,
    retryAt: hourEnds.toDate().toISOString(),
  });
}
