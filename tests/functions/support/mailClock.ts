import { collections } from '@selasar/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { runJob } from './bookingEvent.ts';
import type { Suite } from './suite.ts';

/** Moves the clock of queued mails past the time in which their change can be undone, and sends them. */
export async function sendQueuedMails({ db }: Suite): Promise<void> {
  const queued = await db.collection(collections.outbox).get();
  await Promise.all(queued.docs.map(({ ref }) => ref.update({ leavesAt: Timestamp.now() })));
  await runJob('everyMinute');
}
