import { dayMs } from '@selasar/domain/core';
import { type Expiring, expiryDays } from '@selasar/domain/people';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';

/** Firestore deletes the document after it. `from` in milliseconds. */
export const expiryOf = (of: Expiring, from = Date.now()): Timestamp =>
  Timestamp.fromMillis(from + expiryDays[of] * dayMs);

const hourMs = 60 * 60 * 1000;

/** `now` in milliseconds. */
export const hourOf = (now: number): number => Math.floor(now / hourMs);

export const endOfHour = (now: number): Timestamp =>
  Timestamp.fromMillis((hourOf(now) + 1) * hourMs);

/** What a counter, a document with `hour` and `taken`, has counted in the hour of `now`. */
export const takenThisHour = (counter: DocumentSnapshot, now: number): number =>
  counter.get('hour') === hourOf(now) ? Number(counter.get('taken')) : 0;
