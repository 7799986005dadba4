import { randomUUID } from 'node:crypto';
import { deleteApp, getApp } from 'firebase-admin/app';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { db } from '../../../functions/src/core/firestore.ts';
import { onMailQueued } from '../../../functions/src/mail/delivery.ts';
import { outbox } from '../../../functions/src/mail/outbox.ts';

// A project of its own, where no function wakes up.
vi.hoisted(() => vi.stubEnv('GCLOUD_PROJECT', 'demo-outbox'));

beforeEach(() => db.recursiveDelete(outbox));
afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(getApp());
});

/** Queues a mail and runs its event, as the trigger does. */
async function queued(waitsMs: number) {
  const reference = outbox.doc(randomUUID());
  const leavesAt = Timestamp.fromMillis(Date.now() + waitsMs);
  await reference.create({ mail: { to: 'hannah@example.com' }, leavesAt });
  const data = await reference.get();
  const event = { data } as unknown as Parameters<typeof onMailQueued.run>[0];
  return { reference, run: async () => onMailQueued.run(event) };
}

it('an event that cannot wait for all mails fails, so that it comes again', async () => {
  const { reference, run } = await queued(61_000);
  await expect(run()).rejects.toThrow('mails left');
  await reference.delete();
  await expect(run()).resolves.toBeUndefined();
});

it('an event leaves a mail to the event of an earlier one', async () => {
  await queued(61_000);
  const later = await queued(62_000);
  await expect(later.run()).resolves.toBeUndefined();
});
