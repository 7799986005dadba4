import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { setTimeout } from 'node:timers/promises';
import { onJob } from '../platform/monitoring/onJob.ts';
import { firstInOutbox, isWaitedFor, leavesAt, sendDue } from './mailQueue.ts';

/** How long one call goes on. */
const longestMs = 60_000;

/**
 * Waits for mails to leave. Of many that are queued at once, the first one's event waits for all of them. When more come
 * than one call can wait for, it fails, so that its event comes again and the next call goes on.
 */
export async function waitForMails(queued: DocumentSnapshot | undefined): Promise<void> {
  if (queued && !(await isWaitedFor(leavesAt(queued)))) await emptyMailQueue();
}

/** Lets leave what was left behind, should a server have died while it waited. */
export const sweepMailQueue = onJob('sweepMailQueue', sendDue);

async function emptyMailQueue(): Promise<void> {
  const end = Date.now() + longestMs;
  for (;;) {
    // One mail after the other; the next may be taken back meanwhile.
    // oxlint-disable-next-line no-await-in-loop
    const next = await firstInOutbox();
    if (!next) return;
    if (leavesAt(next) > end) throw new Error('There are mails left to wait for.');
    // oxlint-disable-next-line no-await-in-loop
    await setTimeout(Math.max(0, leavesAt(next) - Date.now()));
    // oxlint-disable-next-line no-await-in-loop
    await sendDue();
  }
}
