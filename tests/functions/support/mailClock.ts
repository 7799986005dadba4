import { collections } from '@selasar/domain';
import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { runJob } from './bookingEvent.ts';
import type { Suite } from './suite.ts';

/** Moves the clock of queued mails past the time in which their change can be undone, and sends them. */
export async function sendQueuedMails({ db }: Suite): Promise<void> {
  const queued = await db.collection(collections.mailQueue).get();
  await Promise.all(queued.docs.map(({ ref }) => leaveNow(ref)));
  await runJob('everyMinute');
}

/** One that the suite's own minute sends meanwhile is gone. */
async function leaveNow(mail: DocumentReference): Promise<void> {
  await mail.update({ leavesAt: Timestamp.now() }).catch(async (error: unknown) => {
    if ((await mail.get()).exists) throw error;
  });
}
