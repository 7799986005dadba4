import { addCalls, callsPlace, noCalls, type CallCounts } from '@selasar/domain';
import { FieldValue } from 'firebase-admin/firestore';
import { expiryOf } from '../core/expiry.ts';
import { db } from '../core/firestore.ts';
import { minuteMs } from './everyMinute.ts';

let counted = noCalls;
/** By the clock of this server, as milliseconds. */
let writtenAt = -Infinity;

/** Adds to what this server has counted. */
export function countCall(seen: Partial<CallCounts>): void {
  counted = addCalls(counted, { ...noCalls, ...seen });
}

/**
 * Writes what was counted, if the last time is a minute ago: the first call of a server at once, of many the rest later.
 * In one document of the day, by increments, which do not wait for one another.
 */
export async function writeCalls(): Promise<void> {
  const clock = performance.now();
  if (clock - writtenAt < minuteMs) return;
  writtenAt = clock;
  const now = Date.now();
  const written = counted;
  counted = noCalls;
  const { document, hour } = callsPlace(new Date(now));
  const increments = Object.entries(written)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => [name, FieldValue.increment(count)]);
  const expiresAt = expiryOf('health', now);
  try {
    const hours = { [hour]: Object.fromEntries(increments) };
    await db.doc(document).set({ hours, expiresAt }, { merge: true });
  } catch {
    counted = addCalls(counted, written);
  }
}
