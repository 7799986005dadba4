import { collections } from '@selasar/domain/core';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Transaction,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { createOrUpdate } from '../../platform/createOrUpdate.ts';
import { expiryOf } from '../../platform/expiry.ts';
import { db } from '../../platform/firestore.ts';

// A flood of bookings cannot raise the pace of the mails to the company, or to one of its staff.

export const quarterMs = 15 * 60_000;

const mostAtOnce = 3;

export const paceDocument = (to: string): DocumentReference =>
  db.collection(collections.rateLimits).doc(`${to}Pace`);

const paceSchema = z.object({
  /** In milliseconds. */
  recent: z.array(z.number()).default([]),
  /** In milliseconds; unset if none wait. */
  gathersUntil: z.number().optional(),
});
type Pace = z.infer<typeof paceSchema>;

export const readPace = (stored: DocumentSnapshot): Pace => paceSchema.parse(stored.data() ?? {});

export const isCalm = ({ recent, gathersUntil }: Pace, now: number): boolean =>
  gathersUntil === undefined && recent.filter((at) => at > now - quarterMs).length < mostAtOnce;

export const after = ({ recent }: Pace, times: readonly number[]): Pace => ({
  recent: [...recent, ...times].toSorted((a, b) => a - b).slice(-mostAtOnce),
});

export const gathering = ({ recent }: Pace, now: number): Pace => ({
  recent,
  gathersUntil: (Math.floor(now / quarterMs) + 1) * quarterMs,
});

export function writePace(
  transaction: Transaction,
  stored: DocumentSnapshot,
  { recent, gathersUntil }: Pace,
): void {
  const isKept = gathersUntil !== undefined || stored.exists;
  createOrUpdate(transaction, stored, {
    recent,
    ...(isKept ? { gathersUntil: gathersUntil ?? FieldValue.delete() } : {}),
    expiresAt: expiryOf('rateLimits'),
  });
}
