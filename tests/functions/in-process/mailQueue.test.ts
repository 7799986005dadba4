import { randomUUID } from 'node:crypto';
import { deleteApp, getApp } from 'firebase-admin/app';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { mailQueue, sendDue, sendQueued } from '../../../functions/src/mail/mailQueue.ts';
import { mails } from '../../../functions/src/mail/writeMail.ts';
import { db } from '../../../functions/src/platform/firestore.ts';

// Its own project, so that no schedule runs.
vi.hoisted(() => vi.stubEnv('GCLOUD_PROJECT', 'demo-outbox'));

beforeEach(() => db.recursiveDelete(mailQueue));
afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(getApp());
});

/** Queues a mail that is due in so many milliseconds. */
async function queued(waitsMs: number) {
  const reference = mailQueue.doc(randomUUID());
  const leavesAt = Timestamp.fromMillis(Date.now() + waitsMs);
  await reference.create({ mail: { to: 'hannah@example.com' }, leavesAt });
  const isMailed = async () => (await mails.doc(reference.id).get()).exists;
  return { reference, isMailed };
}

it('a mail is sent once it is due, and no sooner', async () => {
  const [due, other] = [await queued(-1), await queued(60_000)];
  await sendDue();
  expect([await due.isMailed(), await other.isMailed()]).toEqual([true, false]);
  expect((await due.reference.get()).exists).toBe(false);
  expect((await other.reference.get()).exists).toBe(true);
});

it('two sweeps at once send a mail once', async () => {
  const due = await queued(-1);
  await Promise.all([sendDue(), sendDue()]);
  expect(await due.isMailed()).toBe(true);
});

it('a withdrawn mail is not sent', async () => {
  await expect(sendQueued('taken-back')).resolves.toBeUndefined();
  expect((await mails.doc('taken-back').get()).exists).toBe(false);
});

it('a mail that cannot be sent is reported and does not hold up the others', async () => {
  const [one, other] = [await queued(-2), await queued(-1)];
  await mails.doc(one.reference.id).create({ to: 'wayan@example.com' });
  await expect(sendDue()).rejects.toThrow('already exists');
  expect(await other.isMailed()).toBe(true);
  expect((await one.reference.get()).exists).toBe(true);
});
