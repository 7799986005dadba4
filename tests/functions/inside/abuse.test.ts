import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { region } from '@selasar/domain';
import { deleteApp, getApp } from 'firebase-admin/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { counterOf } from '../../../functions/src/requests/rateLimit.ts';
import { addOffer, messageRequest, tourRequest, transferRequest } from '../offer.ts';
import { functionsHost, openSuite, projectId } from '../suite.ts';

const suite = openSuite();
const { db } = suite;
const { tourId } = await addOffer(suite);
const guest = await suite.caller();
let configured: (name: string) => number;

beforeAll(async () => {
  const file = await readFile(new URL('../../../functions/.env.local', import.meta.url), 'utf8');
  configured = (name) => Number(new RegExp(`^${name}=(\\d+)$`, 'm').exec(file)?.[1]);
});
afterAll(async () => {
  await deleteApp(getApp());
});

/** Makes it look as if somebody had sent so many requests in this hour, and in the next if the test runs into it. */
async function pretendRequests(who: string, count: number) {
  for (const time of [Date.now(), Date.now() + 60 * 60 * 1000]) {
    const counter = await counterOf(who, time);
    suite.later(() => counter.delete());
    await counter.set({ count });
  }
}

/** Calls from another address, as far as the functions can tell. */
async function callFrom(address: string, name: string, data: unknown) {
  const answer = await fetch(`http://${functionsHost}/${projectId}/${region}/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify({ data }),
  });
  return (await answer.json()) as { result?: unknown; error?: { details?: { code: string } } };
}

const requests = [
  ['createBooking', () => tourRequest(suite, tourId)],
  ['createTransfer', () => transferRequest(suite)],
  ['submitMessage', () => messageRequest(suite)],
] as const;
const emailOf = (input: object) =>
  String('customerEmail' in input ? input.customerEmail : 'email' in input && input.email);

describe.each(requests)('%s', (name, request) => {
  it('refuses more requests in an hour than one person sends, and says when to try again', async () => {
    const input = request();
    const email = emailOf(input);
    await pretendRequests(`email ${email}`, configured('REQUESTS_PER_EMAIL') - 1);
    await expect(guest.call(name, input)).resolves.toBeDefined();
    const another = { ...request(), customerEmail: email, email };
    await expect(guest.call(name, another)).rejects.toMatchObject({
      code: 'functions/resource-exhausted',
      details: {
        code: 'too-many-requests',
        message: expect.stringMatching(/Please try again in (a|\d+) minutes?, or contact us/),
        retryAt: expect.stringMatching(/:00:00\.000Z$/),
      },
    });
    // What was taken before is still answered.
    await expect(guest.call(name, input)).resolves.toBeDefined();
  });

  it('refuses more requests in an hour than one address sends', async () => {
    const address = `198.51.100.${randomUUID()}`;
    await pretendRequests(`address ${address}`, configured('REQUESTS_PER_ADDRESS'));
    expect((await callFrom(address, name, request())).error?.details?.code).toBe(
      'too-many-requests',
    );
    expect((await callFrom(`${address}-neighbour`, name, request())).result).toBeDefined();
  });

  it('refuses a program that fills in every field', async () => {
    await expect(guest.call(name, { ...request(), website: 'x' })).rejects.toMatchObject({
      code: 'functions/permission-denied',
      details: { code: 'looks-automated', field: 'website' },
    });
    await expect(guest.call(name, { ...request(), website: '' })).resolves.toBeDefined();
  });
});

describe('open requests', () => {
  it('are limited for each person', async () => {
    const input = tourRequest(suite, tourId);
    const { customerEmail } = input;
    const most = configured('OPEN_REQUESTS_PER_EMAIL');
    const open = Array.from({ length: most }, () => db.doc(`transfers/${randomUUID()}`));
    const batch = db.batch();
    for (const reference of open) batch.create(reference, { customerEmail, status: 'pending' });
    await batch.commit();
    suite.later(() => Promise.all(open.map((reference) => reference.delete())));
    const refused = {
      code: 'functions/resource-exhausted',
      details: { code: 'too-many-pending', field: 'customerEmail' },
    };
    await expect(guest.call('createBooking', input)).rejects.toMatchObject(refused);
    await expect(
      guest.call('createTransfer', { ...transferRequest(suite), customerEmail }),
    ).rejects.toMatchObject(refused);
    await open[0]?.update({ status: 'confirmed' });
    await expect(guest.call('createBooking', input)).resolves.toBeDefined();
  });
});

it('keeps addresses and emails as hashes only', async () => {
  const input = messageRequest(suite);
  await guest.call('submitMessage', input);
  const counters = await db.collection('rateLimits').get();
  expect(counters.size).toBeGreaterThan(0);
  for (const counter of counters.docs) {
    expect(counter.id).toMatch(/^[\w-]{43}_\d+$/);
    expect(Object.keys(counter.data()).sort()).not.toContain('email');
  }
  const own = await counterOf(`email ${input.email}`, Date.now());
  expect(JSON.stringify((await own.get()).data() ?? {})).not.toContain(input.email);
});
