import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { deleteApp, getApps } from 'firebase-admin/app';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { CallableFunction, CallableRequest } from 'firebase-functions/v2/https';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { alternatives } from '../support/offer.ts';
import { plainTour } from '../../support/plainOffers.ts';

vi.hoisted(() => {
  // Its own project, so that no trigger runs.
  vi.stubEnv('GCLOUD_PROJECT', 'demo-caps');
});
// Silences the log of dozens of calls.
vi.mock('firebase-functions/logger');
// Counters are per hour: the clock stands still, so the hour does not end.
vi.setSystemTime(new Date('2026-11-22T09:30:00Z'));

type Callable = CallableFunction<unknown, Promise<unknown>>;
const names = ['createBooking', 'createTransfer', 'submitMessage'] as const;
interface Instance extends Record<(typeof names)[number], Callable> {
  db: Firestore;
}

let instance: Instance;
const tourId = `tour-${randomUUID()}`;

/** The functions on a fresh server, without memory of earlier calls. */
async function freshInstance(): Promise<Instance> {
  vi.resetModules();
  await Promise.all(getApps().map((app) => deleteApp(app)));
  const functions = await import('../../../functions/src/index.ts');
  const { db } = await import('../../../functions/src/platform/firestore.ts');
  return { ...functions, db };
}

beforeAll(async () => {
  instance = await freshInstance();
  const times = { createdAt: Timestamp.now(), updatedAt: Timestamp.now() };
  await instance.db.doc(`tours/${tourId}`).create({ ...plainTour, slug: tourId, ...times });
});
beforeEach(() => {
  vi.stubEnv('REQUESTS_PER_ADDRESS', '60');
  vi.stubEnv('REQUESTS_PER_EMAIL', '20');
  vi.stubEnv('OPEN_REQUESTS_PER_EMAIL', '10');
});
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  await Promise.all(getApps().map((app) => deleteApp(app)));
});

const crowd = process.env['FULL'] ? 200 : 18;
const freshEmail = () => `${randomUUID()}@example.com`;
const freshAddress = () => `192.0.2.${randomUUID()}`;

/** A new request of a guest with the given email, who wants each of them. */
const requested = (name: (typeof names)[number], email: string) =>
  ({
    createBooking: { ...alternatives.tour(), itemId: tourId, customerEmail: email, isSecond: true },
    createTransfer: { ...alternatives.transfer(), customerEmail: email, isSecond: true },
    submitMessage: { ...alternatives.message(), email, isSecond: true },
  })[name];

/** 'taken', or the error code of the call. */
async function outcome(
  name: (typeof names)[number],
  email: string,
  change: object = {},
  address = freshAddress(),
): Promise<string> {
  const data = { ...requested(name, email), requestId: randomUUID(), ...change };
  const rawRequest = { headers: { 'x-forwarded-for': address }, socket: {} };
  const request = { data, rawRequest } as unknown as CallableRequest<unknown>;
  return instance[name].run(request).then(
    () => 'taken',
    (error: unknown) => String((error as { details?: { code?: string } }).details?.code ?? error),
  );
}

const atOnce = (calls: number, call: (n: number) => Promise<string>) =>
  Promise.all(Array.from({ length: calls }, (_, n) => call(n)));
const count = (outcomes: readonly string[], wanted: string) =>
  outcomes.filter((one) => one === wanted).length;
const storedOf = async (collection: string, field: string, email: string) =>
  (await instance.db.collection(collection).where(field, '==', email).get()).size;

describe(`${crowd} requests at once`, () => {
  it('of one person leave 10 open', async () => {
    const [email, address] = [freshEmail(), freshAddress()];
    const kinds = ['createBooking', 'createTransfer'] as const;
    const outcomes = await atOnce(crowd, (n) => outcome(kinds[n % 2]!, email, {}, address));
    expect([count(outcomes, 'taken'), count(outcomes, 'too-many-pending')]).toEqual([
      10,
      crowd - 10,
    ]);
    const stored = await Promise.all(
      ['bookings', 'transfers'].map((name) => storedOf(name, 'customerEmail', email)),
    );
    expect(stored[0]! + stored[1]!).toBe(10);
    expect(await storedOf('mail', 'to', email)).toBe(10);
  });

  it('of one person in an hour leave 10 accepted', async () => {
    vi.stubEnv('REQUESTS_PER_EMAIL', '10');
    const [email, address] = [freshEmail(), freshAddress()];
    const outcomes = await atOnce(crowd, () => outcome('submitMessage', email, {}, address));
    expect([count(outcomes, 'taken'), count(outcomes, 'too-many-requests')]).toEqual([
      10,
      crowd - 10,
    ]);
    expect(await storedOf('messages', 'email', email)).toBe(10);
  });

  it('with aliases of one mailbox count as one person', async () => {
    vi.stubEnv('OPEN_REQUESTS_PER_EMAIL', '3');
    const name = randomUUID().replaceAll('-', '');
    const aliases = [`${name}@gmail.com`, `${name}+a@gmail.com`, `h.${name}@gmail.com`];
    aliases.push(`h${name}@googlemail.com`, `${name}+b+c@gmail.com`, `${name}+@gmail.com`);
    const address = freshAddress();
    const outcomes = await atOnce(6, (n) =>
      outcome('createTransfer', aliases[n] ?? '', {}, address),
    );
    // 'h.…' and 'h…' are a different person.
    expect([count(outcomes, 'taken'), count(outcomes, 'too-many-pending')]).toEqual([5, 1]);
  });

  it('of one address in an hour leave 10 accepted', async () => {
    vi.stubEnv('REQUESTS_PER_ADDRESS', '10');
    const address = freshAddress();
    const outcomes = await atOnce(crowd, () => outcome('submitMessage', freshEmail(), {}, address));
    expect([count(outcomes, 'taken'), count(outcomes, 'too-many-requests')]).toEqual([
      10,
      crowd - 10,
    ]);
  });
});

describe('a stranger', () => {
  it("with somebody else's email in failing calls does not limit that person", async () => {
    const email = freshEmail();
    const broken = [
      ['createBooking', { itemId: 'no-such-tour' }, 'item-not-found'],
      ['createBooking', { website: 'x' }, 'looks-automated'],
      ['createTransfer', { website: 'x' }, 'looks-automated'],
      ['submitMessage', { website: 'x' }, 'looks-automated'],
    ] as const;
    for (const [name, change, code] of broken) {
      const outcomes = await atOnce(20, () => outcome(name, email, change));
      expect(new Set(outcomes)).toEqual(new Set([code]));
    }
    for (const name of names) expect(await outcome(name, email)).toBe('taken');
  });

  it('who uses the whole limit of an email learns nothing about its owner, whose limit stays', async () => {
    vi.stubEnv('OPEN_REQUESTS_PER_EMAIL', '4');
    const [email, own, foreign] = [freshEmail(), freshAddress(), freshAddress()];
    for (let n = 0; n < 3; n += 1) {
      expect(await outcome('createBooking', email, {}, own)).toBe('taken');
    }
    for (let n = 0; n < 4; n += 1) {
      expect(await outcome('createBooking', email, {}, foreign)).toBe('taken');
    }
    expect(await outcome('createBooking', email, {}, foreign)).toBe('too-many-pending');
    expect(await outcome('createBooking', email, {}, own)).toBe('taken');
    expect(await outcome('createBooking', email, {}, own)).toBe('too-many-pending');
    expect(await outcome('submitMessage', email, {}, own)).toBe('taken');
  });
});

describe('an address counts for', () => {
  const outcomes = async (change: object) => {
    vi.stubEnv('REQUESTS_PER_ADDRESS', '1');
    const address = freshAddress();
    const send = () => outcome('createBooking', freshEmail(), change, address);
    return [await send(), await send()];
  };

  it('a request whose date has passed', async () => {
    const past = { startDate: '2020-01-01' };
    expect(await outcomes(past)).toEqual(['invalid-input', 'too-many-requests']);
  });

  it('no request that the schema refuses', async () => {
    expect(await outcomes({ customerName: '' })).toEqual(['invalid-input', 'invalid-input']);
  });
});

describe('an address over its limit', () => {
  /** The last write time of the counters, and the highest count. */
  const counters = async () =>
    (await instance.db.collection('rateLimits').get()).docs.map(
      ({ id, updateTime }) => `${id} ${updateTime.toMillis()}`,
    );

  it('costs no write, or at most one on a new server', async () => {
    vi.stubEnv('REQUESTS_PER_ADDRESS', '3');
    const address = freshAddress();
    const send = () => outcome('createTransfer', freshEmail(), {}, address);
    expect(await atOnce(3, send)).toEqual(['taken', 'taken', 'taken']);
    const before = await counters();
    expect(new Set(await atOnce(50, send))).toEqual(new Set(['too-many-requests']));
    expect(await counters()).toEqual(before);

    instance = await freshInstance();
    expect(await send()).toBe('too-many-requests');
    const once = await counters();
    expect(once.filter((counter) => !before.includes(counter))).toHaveLength(1);
    expect(new Set(await atOnce(50, send))).toEqual(new Set(['too-many-requests']));
    expect(await counters()).toEqual(once);
  });

  it('still gets answers to earlier requests, within the same limit', async () => {
    vi.stubEnv('REQUESTS_PER_ADDRESS', '3');
    const [address, email, requestId] = [freshAddress(), freshEmail(), randomUUID()];
    const send = (id: string) => outcome('createBooking', email, { requestId: id }, address);
    expect(await send(requestId)).toBe('taken');
    for (let n = 0; n < 2; n += 1) expect(await send(randomUUID())).toBe('taken');
    expect(await send(randomUUID())).toBe('too-many-requests');
    expect(await atOnce(3, () => send(requestId))).toEqual(Array(3).fill('taken'));
    expect(await send(requestId)).toBe('too-many-requests');
    expect(await storedOf('bookings', 'customerEmail', email)).toBe(3);
  });
});

it('parallel copies of a request count once, even for the last one accepted', async () => {
  vi.stubEnv('OPEN_REQUESTS_PER_EMAIL', '1');
  for (let round = 0; round < 15; round += 1) {
    const [email, requestId, address] = [freshEmail(), randomUUID(), freshAddress()];
    // Some calls begin before the first is stored and read the counter after it.
    const outcomes = await atOnce(20, async (n) => {
      await setTimeout(n);
      return outcome('createTransfer', email, { requestId }, address);
    });
    expect(outcomes).toEqual(Array(20).fill('taken'));
    expect(await outcome('createTransfer', email, {}, address)).toBe('too-many-pending');
  }
});

it('all servers use the same stored key for counters', async () => {
  const [email, address] = [freshEmail(), freshAddress()];
  expect(await outcome('submitMessage', email, {}, address)).toBe('taken');
  instance = await freshInstance();
  vi.stubEnv('REQUESTS_PER_EMAIL', '1');
  expect(await outcome('submitMessage', email, {}, address)).toBe('too-many-requests');
  const key = String((await instance.db.doc('settings/hashing').get()).get('key'));
  const id = createHmac('sha256', key)
    .update(`messages of ${email} from ${address}`)
    .digest('base64url');
  expect((await instance.db.doc(`rateLimits/${id}`).get()).get('taken')).toBe(1);
});
