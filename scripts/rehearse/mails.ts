import { setTimeout } from 'node:timers/promises';
import { collections } from '@selasar/domain';
import { getFirestore } from 'firebase-admin/firestore';
import type { Site } from '../backup/site.ts';
import { playMailExtension } from '../suite/mailExtension.ts';

/** So many times a second apart: a mail takes one or two. */
const looks = 60;

/**
 * Lets the extension that sends mail look at all that is stored, and answers which mails it sent. One is written for it,
 * to show that it is awake.
 */
export async function sentByExtension(site: Site): Promise<string[]> {
  const db = getFirestore(site.app, site.database);
  const mails = db.collection(collections.mail);
  const sent = async () =>
    (await mails.where('delivery.state', '==', 'SUCCESS').get()).docs.map(({ id }) => id);
  const before = new Set(await sent());
  const control = mails.doc();
  await control.create({ to: 'rehearsal@example.com', message: { subject: 'Awake?' } });
  const leave = playMailExtension(db);
  try {
    for (let look = 0; look < looks; look += 1) {
      if ((await sent()).includes(control.id)) break;
      await setTimeout(1000);
    }
  } finally {
    await leave();
  }
  const now = await sent();
  if (!now.includes(control.id)) throw new Error('The mail extension did not send its own mail.');
  return now.filter((id) => !before.has(id) && id !== control.id);
}
