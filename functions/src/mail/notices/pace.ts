import { collections } from '@selasar/domain';
import { FieldValue, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { expiryOf } from '../../platform/expiry.ts';
import { db, unlessChanged } from '../../platform/firestore.ts';

// The pace of the mails to the company, which a flood of bookings cannot raise: at most three at once within a quarter of
// an hour, and one with all that are gathered.

export const quarterMs = 15 * 60_000;

/** Of more events than this within a quarter of an hour, the others wait to be told together. */
const mostAtOnce = 3;

export const paceDocument = db.collection(collections.rateLimits).doc('companyPace');

const paceSchema = z.object({
  /** When the latest events came, in milliseconds. */
  recent: z.array(z.number()).default([]),
  /** Until then events are gathered, in milliseconds; unset if none wait. */
  gathersUntil: z.number().optional(),
});
type Pace = z.infer<typeof paceSchema>;

export const readPace = (stored: DocumentSnapshot): Pace => paceSchema.parse(stored.data() ?? {});

/** Whether an event may be told at once. */
export const isCalm = ({ recent, gathersUntil }: Pace, now: number): boolean =>
  gathersUntil === undefined && recent.filter((at) => at > now - quarterMs).length < mostAtOnce;

/** The pace after further events. */
export const after = ({ recent }: Pace, times: readonly number[]): Pace => ({
  recent: [...recent, ...times].toSorted((a, b) => a - b).slice(-mostAtOnce),
});

/** The pace while events are gathered: until the next full quarter of an hour. */
export const gathering = ({ recent }: Pace, now: number): Pace => ({
  recent,
  gathersUntil: (Math.floor(now / quarterMs) + 1) * quarterMs,
});

/** Fails if the pace has changed since it was read. */
export function writePace(
  transaction: Transaction,
  stored: DocumentSnapshot,
  { recent, gathersUntil }: Pace,
): void {
  const expiresAt = expiryOf('rateLimits');
  if (stored.exists) {
    const until = gathersUntil ?? FieldValue.delete();
    const pace = { recent, gathersUntil: until, expiresAt };
    transaction.update(paceDocument, pace, unlessChanged(stored));
  } else {
    const until = gathersUntil === undefined ? {} : { gathersUntil };
    transaction.create(paceDocument, { recent, ...until, expiresAt });
  }
}
