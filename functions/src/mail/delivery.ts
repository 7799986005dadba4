import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { setTimeout } from 'node:timers/promises';
import { onJob } from '../platform/monitoring/onJob.ts';
import { firstQueued, isSweepRunning, leavesAt, sendDue } from './mailQueue.ts';

/** The maximum duration of one call, in milliseconds. */
const longestMs = 60_000;

/**
 * Waits until queued mails are sent. The event of the first mail waits for all that are queued meanwhile. If there are
 * more than one call can wait for, it fails, so its event is retried and the next call continues.
 */
export async function waitForMails(queued: DocumentSnapshot | undefined): Promise<void> {
  if (queued && !(await isSweepRunning(leavesAt(queued)))) await emptyMailQueue();
}

/** Sends mails that a server left in the queue when it died. */
export const sweepMailQueue = onJob('sweepMailQueue', sendDue);

async function emptyMailQueue(): Promise<void> {
  const end = Date.now() + longestMs;
  for (;;) {
    // One mail after the other: the next may be withdrawn meanwhile.
    // oxlint-disable-next-line no-await-in-loop
    const next = await firstQueued();
    if (!next) return;
    if (leavesAt(next) > end) throw new Error('Mails are still queued.');
    // oxlint-disable-next-line no-await-in-loop
    await setTimeout(Math.max(0, leavesAt(next) - Date.now()));
    // oxlint-disable-next-line no-await-in-loop
    await sendDue();
  }
}
