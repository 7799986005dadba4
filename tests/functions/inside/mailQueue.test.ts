import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { deleteApp, getApp } from 'firebase-admin/app';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { db } from '../../../functions/src/platform/firestore.ts';
import { waitForMails } from '../../../functions/src/mail/delivery.ts';
import { sendQueued, mailQueue, sendDue } from '../../../functions/src/mail/mailQueue.ts';
import { mails } from '../../../functions/src/mail/writeMail.ts';

// Its own project, so that no trigger runs.
vi.hoisted(() => vi.stubEnv('GCLOUD_PROJECT', 'demo-outbox'));
vi.mock('node:timers/promises', { spy: true });

// The clock stands still, and a pause moves it.
beforeEach(async () => {
  vi.setSystemTime(Date.now());
  vi.mocked(setTimeout).mockReset();
  vi.mocked(setTimeout).mockImplementation(async (pauseMs = 0) => {
    vi.setSystemTime(Date.now() + pauseMs);
  });
  await db.recursiveDelete(mailQueue);
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(getApp());
});

/** Queues a mail and runs its event like the trigger. */
async function queued(waitsMs: number) {
  const reference = mailQueue.doc(randomUUID());
  const leavesAt = Timestamp.fromMillis(Date.now() + waitsMs);
  await reference.create({ mail: { to: 'hannah@example.com' }, leavesAt });
  const data = await reference.get();
  const isMailed = async () => (await mails.doc(reference.id).get()).exists;
  return { reference, isMailed, run: () => waitForMails(data) };
}

it('an event that cannot wait for all mails fails, so it is retried', async () => {
  const { reference, run } = await queued(61_000);
  await expect(run()).rejects.toThrow('Mails are still queued');
  await reference.delete();
  await expect(run()).resolves.toBeUndefined();
});

it('an event leaves its mail to the event of an earlier mail', async () => {
  await queued(61_000);
  const later = await queued(62_000);
  await expect(later.run()).resolves.toBeUndefined();
});

it('an event waits until its mail is sent, and no longer', async () => {
  const mail = await queued(400);
  vi.mocked(setTimeout).mockImplementationOnce(async (pauseMs = 0) => {
    expect(await mail.isMailed()).toBe(false);
    vi.setSystemTime(Date.now() + pauseMs);
  });
  await mail.run();
  expect(await mail.isMailed()).toBe(true);
  expect((await mail.reference.get()).exists).toBe(false);
  expect(vi.mocked(setTimeout).mock.calls).toEqual([[400]]);
});

it('a mail that is just due is left to its own event, an overdue one is not', async () => {
  const due = await queued(-1000);
  const other = await queued(300);
  await other.run();
  expect([await due.isMailed(), await other.isMailed()]).toEqual([false, false]);
  await due.reference.delete();
  const forgotten = await queued(-11_000);
  await other.run();
  expect([await forgotten.isMailed(), await other.isMailed()]).toEqual([true, true]);
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
