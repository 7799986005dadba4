import { dayMs } from '@selasar/domain/core';
import { type Expiring, expiryDays } from '@selasar/domain/people';
import { Timestamp } from 'firebase-admin/firestore';

/** Firestore deletes the document after it. `from` in milliseconds. */
export const expiryOf = (of: Expiring, from = Date.now()): Timestamp =>
  Timestamp.fromMillis(from + expiryDays[of] * dayMs);
