import { randomBytes, randomUUID } from 'node:crypto';
import { deleteApp, getApp } from 'firebase-admin/app';
import { Timestamp } from 'firebase-admin/firestore';
import type { CallableRequest } from 'firebase-functions/v2/https';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type * as firestore from '../../../functions/src/platform/firestore.ts';
import type * as openTrip from '../../../functions/src/trips/openTrip.ts';
import type * as createBooking from '../../../functions/src/requests/createBooking.ts';
import type { Callable } from '../in-process/callHere.ts';
import { alternatives } from '../support/offer.ts';
import { plainTour } from '../../support/plainOffers.ts';

vi.hoisted(() => {
  // Its own project, so that no trigger runs.
  vi.stubEnv('GCLOUD_PROJECT', 'demo-trip-keys');
  vi.stubEnv('REQUESTS_PER_ADDRESS', '1000');
  vi.stubEnv('REQUESTS_PER_EMAIL', '1000');
  vi.stubEnv('OPEN_REQUESTS_PER_EMAIL', '1000');
  vi.stubEnv('GUESSES_PER_ADDRESS', '5');
});
// Counters are per hour: the clock stands still, so the hour does not end.
vi.setSystemTime(new Date('2026-11-22T09:30:00Z'));

const tourId = `tour-${randomUUID()}`;
const written: string[] = [];
let functions: typeof openTrip & typeof createBooking;
let db: typeof firestore.db;

beforeAll(async () => {
  for (const method of ['debug', 'info', 'log', 'warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation(
      (line: unknown) => void written.push(String(line)),
    );
  }
  // Imported only now, because the logger keeps the console that it finds.
  functions = {
    ...(await import('../../../functions/src/trips/openTrip.ts')),
    ...(await import('../../../functions/src/requests/createBooking.ts')),
  };
  ({ db } = await import('../../../functions/src/platform/firestore.ts'));
  const times = { createdAt: Timestamp.now(), updatedAt: Timestamp.now() };
  await db.doc(`tours/${tourId}`).create({ ...plainTour, slug: tourId, ...times });
});
beforeEach(() => {
  written.length = 0;
});
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await deleteApp(getApp());
});

const freshAddress = () => `192.0.2.${randomUUID()}`;
const guess = () => randomBytes(24).toString('base64url');

const call = <Answer>(
  operation: Callable<Answer>,
  data: object,
  address = freshAddress(),
): Promise<Answer> =>
  operation.run({
    data,
    rawRequest: { headers: { 'x-forwarded-for': address }, ip: address, socket: {} },
    acceptsStreaming: false,
  } as unknown as CallableRequest<unknown>);

const outcome = (key: string, address: string) =>
  call(functions.openTrip, { key }, address).then(
    () => 'opened',
    ({ details }: { details: { code: string } }) => details.code,
  );

async function tripKey(): Promise<string> {
  const customerEmail = `${randomUUID()}@example.com`;
  const request = {
    ...alternatives.tour(),
    itemId: tourId,
    customerEmail,
    requestId: randomUUID(),
  };
  const { tripKey: key = '' } = await call(functions.createBooking, request);
  return key;
}

it('an address with too many wrong guesses is refused without affecting others', async () => {
  const key = await tripKey();
  const [guesser, hotel] = [freshAddress(), freshAddress()];
  const guesses: string[] = [];
  for (let n = 0; n < 7; n += 1) guesses.push(await outcome(guess(), guesser));
  expect(guesses).toEqual([
    ...Array.from({ length: 5 }, () => 'trip-not-found'),
    'too-many-requests',
    'too-many-requests',
  ]);
  expect(await outcome(key, guesser)).toBe('too-many-requests');
  for (let n = 0; n < 8; n += 1) expect(await outcome(key, hotel)).toBe('opened');
});

it('keys are never logged', async () => {
  const key = await tripKey();
  const wrong = guess();
  await outcome(key, freshAddress());
  await outcome(wrong, freshAddress());
  expect(written.length).toBeGreaterThan(0);
  for (const secret of [key, wrong]) expect(written.join('\n')).not.toContain(secret);
});

it('each key is one of 2^192', async () => {
  const keys = await Promise.all(Array.from({ length: 20 }, tripKey));
  expect(new Set(keys).size).toBe(20);
  for (const key of keys) expect(Buffer.from(key, 'base64url')).toHaveLength(24);
});
