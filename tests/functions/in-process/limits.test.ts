import { createHmac, randomUUID } from 'node:crypto';
import { documents } from '@selasar/domain/core';
import { deleteApp, getApp } from 'firebase-admin/app';
import type { Transaction } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { db } from '../../../functions/src/platform/firestore.ts';
import { createOnce } from '../../../functions/src/requests/createOnce.ts';
import { addressCounter, limitAddress } from '../../../functions/src/platform/limits.ts';
import { hashOf, hashOfPerson } from '../../../functions/src/platform/hash.ts';
import { endOfHour, hourOf } from '../../../functions/src/platform/expiry.ts';
import { limitSender, senderCounter } from '../../../functions/src/requests/limitSender.ts';

vi.hoisted(() => {
  vi.stubEnv('GCLOUD_PROJECT', 'demo-limits');
  vi.stubEnv('REQUESTS_PER_ADDRESS', '2');
  vi.stubEnv('REQUESTS_PER_EMAIL', '3');
  vi.stubEnv('OPEN_REQUESTS_PER_EMAIL', '2');
});
// Counters are per hour: the clock stands still, so the hour does not end.
vi.setSystemTime(new Date('2026-11-22T09:30:00Z'));

// Creates a new key.
beforeAll(() => db.doc(documents.hashing).delete());
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  await deleteApp(getApp());
});

const dayMs = 24 * 60 * 60 * 1000;
/** An address without earlier requests. */
const freshAddress = () => `test ${randomUUID()}`;
const freshSender = () => ({ email: `${randomUUID()}@example.com`, address: freshAddress() });
type Sender = ReturnType<typeof freshSender>;
const request = () => db.doc(`bookings/${randomUUID()}`);
const take = async (counted: 'requests' | 'messages', sender: Sender, of = request()) => {
  const count = await limitSender(counted, sender);
  await db.runTransaction(async (transaction) => count(transaction, of));
  return of;
};
const countsOf = async (counted: 'requests' | 'messages', sender: Sender) =>
  (await (await senderCounter(counted, sender)).get()).data();

it('a message counts for its hour, a request while it may be open', async () => {
  const sender = freshSender();
  await take('messages', sender);
  const { path } = await take('requests', sender);
  expect(await countsOf('messages', sender)).toEqual({
    person: await hashOfPerson(sender.email),
    hour: hourOf(Date.now()),
    taken: 1,
    open: [],
    expiresAt: endOfHour(Date.now()),
  });
  const requests = await countsOf('requests', sender);
  expect(requests).toMatchObject({ hour: hourOf(Date.now()), taken: 1, open: [path] });
  expect(requests?.['expiresAt'].toMillis()).toBe(Date.now() + 90 * dayMs);
});

it('each hour starts at zero', async () => {
  const sender = freshSender();
  const counter = await senderCounter('requests', sender);
  await counter.set({ hour: hourOf(Date.now()) - 1, taken: 3, open: [] });
  await take('requests', sender);
  expect(await countsOf('requests', sender)).toMatchObject({ taken: 1 });
  await counter.update({ taken: 3 });
  await expect(take('requests', sender)).rejects.toMatchObject({
    details: { code: 'too-many-requests' },
  });
});

it('an answered request no longer counts as open', async () => {
  const sender = freshSender();
  const [first, second] = [await take('requests', sender), await take('requests', sender)];
  for (const one of [first, second]) await one.set({ status: 'pending' });
  await expect(take('requests', sender)).rejects.toMatchObject({
    details: { code: 'too-many-pending', field: 'customerEmail' },
  });
  await first.update({ status: 'confirmed' });
  const third = await take('requests', sender);
  expect(await countsOf('requests', sender)).toMatchObject({ open: [second.path, third.path] });
});

it('addresses known to be over the limit cost no write', async () => {
  const [one, other] = [freshAddress(), freshAddress()];
  for (let times = 0; times < 2; times += 1) {
    for (const address of [one, other]) await limitAddress(address);
  }
  for (const address of [one, other, one, other]) {
    await expect(limitAddress(address)).rejects.toMatchObject({
      details: { code: 'too-many-requests' },
    });
  }
  for (const address of [one, other]) {
    const counter = await addressCounter(address, Date.now());
    expect((await counter.get()).get('count')).toBe(2);
  }
});

it('names are hashed with a stored key', async () => {
  const name = await hashOf('hannah');
  const key: unknown = (await db.doc(documents.hashing).get()).get('key');
  expect(Buffer.from(String(key), 'base64')).toHaveLength(32);
  expect(name).toBe(createHmac('sha256', String(key)).update('hannah').digest('base64url'));
});

const requested = (id: string, address: string, beforeWrite = async () => {}) => ({
  reference: db.collection('requests').doc(id),
  schema: z.object({ customerName: z.string(), status: z.string() }),
  request: { customerName: 'Hannah Vogel' },
  sender: { address, email: `${id}@example.com`, website: undefined },
  wish: { asksFor: [] },
  countsAs: 'requests' as const,
  write: async (transaction: Transaction) => {
    await beforeWrite();
    const created = { customerName: 'Hannah Vogel', status: 'pending' };
    transaction.create(db.collection('requests').doc(id), created);
    return created;
  },
});
const countOf = async (address: string) =>
  (await (await addressCounter(address, Date.now())).get()).get('count');

it('a repeated or retried request counts once for its address', async () => {
  const [again, overtaken] = [randomUUID(), randomUUID()];
  const [oneAddress, otherAddress] = [freshAddress(), freshAddress()];
  await createOnce(requested(again, oneAddress));
  await createOnce(requested(again, oneAddress));
  expect(await countOf(oneAddress)).toBe(1);
  const counter = await senderCounter('requests', {
    email: `${overtaken}@example.com`,
    address: otherAddress,
  });
  let tries = 0;
  await createOnce(
    requested(overtaken, otherAddress, async () => {
      tries += 1;
      // A different request of the same person is counted first.
      if (tries < 3) await counter.set({ hour: hourOf(Date.now()), taken: tries - 1, open: [] });
    }),
  );
  expect(tries).toBe(3);
  expect(await countOf(otherAddress)).toBe(1);
});
