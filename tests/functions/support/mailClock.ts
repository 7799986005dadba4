import { collections } from '@selasar/domain/core';
import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { runJob } from './bookingEvent.ts';
import type { Suite } from './suite.ts';

/** Makes queued mails due, so their changes can no longer be undone, and sends them. */
export async function sendQueuedMails({ db }: Suite): Promise<void> {
  const queued = await db.collection(collections.mailQueue).get();
  await Promise.all(queued.docs.map(({ ref }) => leaveNow(ref)));
  await runJob('everyMinute');
}

/** The suite's own schedule may have sent a mail meanwhile. */
async function leaveNow(mail: DocumentReference): Promise<void> {
  await mail.update({ leavesAt: Timestamp.now() }).catch(async (error: unknown) => {
    if ((await mail.get()).exists) throw error;
  });
}
