import { dayMs, expiryDays, type Expiring } from '@selasar/domain';
import { Timestamp } from 'firebase-admin/firestore';

/** The `expiresAt` of a document, after which Firestore deletes it. `from` in milliseconds. */
export const expiryOf = (of: Expiring, from = Date.now()): Timestamp =>
  Timestamp.fromMillis(from + expiryDays[of] * dayMs);
