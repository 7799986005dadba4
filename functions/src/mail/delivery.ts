import { setTimeout } from 'node:timers/promises';
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { options } from '../options.ts';
import { firstInOutbox, leavesAt, outbox, sendDue } from './outbox.ts';

/** How long one call goes on, and after which delay a mail counts as forgotten by whoever waited for it. */
const longestMs = 60_000;
const forgottenMs = 10_000;

/** Waits for mails to leave. Of many that are queued at once, the first one's event waits for all of them. */
export const onMailQueued = onDocumentCreated(
  { ...options, document: 'outbox/{id}', retry: true, timeoutSeconds: 120 },
  async ({ data }) => {
    if (data && !(await isWaitedFor(data))) await emptyOutbox();
  },
);

/** Lets leave what was left behind, should a server have died while it waited. */
export const sweepOutbox = onSchedule({ ...options, schedule: 'every 1 minutes' }, sendDue);

/** Whether the event of an earlier mail waits already: it goes on until the outbox is empty. */
async function isWaitedFor(queued: DocumentSnapshot): Promise<boolean> {
  const earlier = outbox
    .where('leavesAt', '<', queued.get('leavesAt'))
    .where('leavesAt', '>', Timestamp.fromMillis(Date.now() - forgottenMs))
    .limit(1);
  return (await earlier.get()).size > 0;
}

async function emptyOutbox(): Promise<void> {
  const end = Date.now() + longestMs;
  for (;;) {
    // One mail after the other; the next may be taken back meanwhile.
    // oxlint-disable-next-line no-await-in-loop
    const next = await firstInOutbox();
    if (!next || leavesAt(next) > end) return;
    // oxlint-disable-next-line no-await-in-loop
    await setTimeout(Math.max(0, leavesAt(next) - Date.now()));
    // oxlint-disable-next-line no-await-in-loop
    await sendDue();
  }
}
