import { dayMs, expiryDays, type Expiring } from '@selasar/domain';
import { Timestamp } from 'firebase-admin/firestore';

/** Until when a document is kept that expires by itself: its `expiresAt`. `from` in milliseconds. */
export const expiryOf = (of: Expiring, from = Date.now()): Timestamp =>
  Timestamp.fromMillis(from + expiryDays[of] * dayMs);
