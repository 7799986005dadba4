import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { OperationName } from '@selasar/domain/api';
import { deleteApp, getApp } from 'firebase-admin/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hourOf } from '../../../functions/src/platform/expiry.ts';
import { addressCounter } from '../../../functions/src/platform/limits.ts';
import { senderCounter } from '../../../functions/src/requests/limitSender.ts';
import { addOffer, messageRequest, tourRequest, transferRequest } from '../support/offer.ts';
import { localSender, openSuite, operationUrl } from '../support/suite.ts';

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

const hourMs = 60 * 60 * 1000;
const countedAs = (name: string) => (name === 'submitMessage' ? 'messages' : 'requests');

/** Sets the counter of an address to the given requests in this hour, and in the next in case the test runs into it. */
async function pretendFromAddress(address: string, count: number) {
  for (const time of [Date.now(), Date.now() + hourMs]) {
    const counter = await addressCounter(address, time);
    suite.later(() => counter.delete());
    await counter.set({ count });
  }
}

/** Sets the counter of a person to the given requests in this or an earlier hour. */
async function pretendOfPerson(name: string, email: string, taken: number, hour: number) {
  const counter = await senderCounter(countedAs(name), localSender(email));
  suite.later(() => counter.delete());
  await counter.set({ hour, taken, open: [] });
}

/** Calls from a different IP address. */
async function callFrom(address: string, name: OperationName, data: unknown) {
  const answer = await fetch(operationUrl(name), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify({ data }),
  });
  return (await answer.json()) as {
    result?: unknown;
    error?: { details?: { code: string; retryAt?: string } };
  };
}

const requests = [
  ['createBooking', () => tourRequest(suite, tourId)],
  ['createTransfer', () => transferRequest(suite)],
  ['submitMessage', () => messageRequest(suite)],
] as const;
const emailOf = (input: object) =>
  String('customerEmail' in input ? input.customerEmail : 'email' in input && input.email);

describe.each(requests)('%s', (name, request) => {
  it('limits requests per person and hour, and says when to retry', async () => {
    const input = request();
    const email = emailOf(input);
    const most = configured('REQUESTS_PER_EMAIL');
    await pretendOfPerson(name, email, most - 1, hourOf(Date.now()));
    await expect(guest.call(name, input)).resolves.toBeDefined();
    const [mailbox, domain] = email.split('@');
    const alias = `${mailbox}+again@${domain}`;
    const another = { ...request(), customerEmail: alias, email: alias, isSecond: true };
    const refusal = await guest.call(name, another).catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      code: 'functions/resource-exhausted',
      details: {
        code: 'too-many-requests',
        message: expect.stringMatching(/Please try again in (a|\d+) minutes?, or contact us/),
        retryAt: expect.stringMatching(/:00:00\.000Z$/),
      },
    });
    const { retryAt } = (refusal as { details: { retryAt: string } }).details;
    expect(Date.parse(retryAt) - Date.now()).toBeLessThanOrEqual(hourMs);
    // Earlier accepted requests are still answered.
    await expect(guest.call(name, input)).resolves.toBeDefined();
    // The next hour starts at zero.
    await pretendOfPerson(name, email, most, hourOf(Date.now()) - 1);
    await expect(guest.call(name, another)).resolves.toBeDefined();
  });

  it('limits requests per address and hour', async () => {
    const address = `198.51.100.${randomUUID()}`;
    await pretendFromAddress(address, configured('REQUESTS_PER_ADDRESS'));
    const { error } = await callFrom(address, name, request());
    expect(error?.details?.code).toBe('too-many-requests');
    expect(Date.parse(error?.details?.retryAt ?? '') - Date.now()).toBeLessThanOrEqual(hourMs);
    expect((await callFrom(`${address}-neighbour`, name, request())).result).toBeDefined();
  });

  it('counts repeated requests, valid or not', async () => {
    const input = request();
    const address = `test-${randomUUID()}`;
    expect((await callFrom(address, name, input)).result).toBeDefined();
    await pretendFromAddress(`repeats of ${address}`, configured('REQUESTS_PER_ADDRESS') - 1);
    const wrong = 'customerName' in input ? { customerName: 'Ana' } : { name: 'Ana' };
    const again = () => callFrom(address, name, { ...input, ...wrong });
    expect((await again()).error?.details?.code).toBe('request-id-reused');
    expect((await again()).error?.details?.code).toBe('too-many-requests');
    expect((await callFrom(address, name, input)).error?.details?.code).toBe('too-many-requests');
  });

  it('refuses a bot that fills in every field', async () => {
    await expect(guest.call(name, { ...request(), website: 'x' })).rejects.toMatchObject({
      code: 'functions/permission-denied',
      details: { code: 'looks-automated', field: 'website' },
    });
    await expect(guest.call(name, { ...request(), website: '' })).resolves.toBeDefined();
  });
});

describe('open requests', () => {
  it('are limited per person, for tours and transfers together, until staff answer', async () => {
    const input = tourRequest(suite, tourId);
    const { customerEmail } = input;
    const most = configured('OPEN_REQUESTS_PER_EMAIL');
    const open = Array.from({ length: most }, () => db.doc(`transfers/${randomUUID()}`));
    const batch = db.batch();
    for (const reference of open) batch.create(reference, { customerEmail, status: 'pending' });
    await batch.commit();
    suite.later(() => Promise.all(open.map((reference) => reference.delete())));
    const counter = await senderCounter('requests', localSender(customerEmail));
    suite.later(() => counter.delete());
    await counter.set({ hour: 0, taken: 0, open: open.map(({ path }) => path) });
    const refused = {
      code: 'functions/resource-exhausted',
      details: {
        code: 'too-many-pending',
        field: 'customerEmail',
        // Anyone can type this email, so the error gives no number.
        message: expect.not.stringMatching(/\d/),
      },
    };
    await expect(guest.call('createBooking', input)).rejects.toMatchObject(refused);
    await expect(
      guest.call('createTransfer', { ...transferRequest(suite), customerEmail }),
    ).rejects.toMatchObject(refused);
    const message = { ...messageRequest(suite), email: customerEmail };
    await expect(guest.call('submitMessage', message)).resolves.toBeDefined();
    await open[0]?.update({ status: 'confirmed' });
    await expect(guest.call('createBooking', input)).resolves.toBeDefined();
    await expect(
      guest.call('createBooking', { ...tourRequest(suite, tourId), customerEmail, isSecond: true }),
    ).rejects.toMatchObject(refused);
  });
});

it('stores addresses and emails only as hashes', async () => {
  const input = messageRequest(suite);
  await guest.call('submitMessage', input);
  const counters = await db.collection('rateLimits').get();
  expect(counters.size).toBeGreaterThan(0);
  // Data about one request is counted by the request id.
  const isHash = /^[\w-]{43}(_\d+)?$/;
  const isRequest = /^(thread|message)_[\da-f-]{36}$/;
  for (const counter of counters.docs) {
    // That of the mails to the company is about nobody.
    if (counter.id === 'companyPace') continue;
    expect([isHash, isRequest].some((form) => form.test(counter.id))).toBe(true);
    expect(JSON.stringify(counter.data())).not.toContain('@');
  }
  const own = await senderCounter('messages', localSender(input.email));
  expect((await own.get()).get('taken')).toBe(1);
});
