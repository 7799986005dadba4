import { randomUUID } from 'node:crypto';
import { deleteApp, getApps } from 'firebase-admin/app';
import { Timestamp } from 'firebase-admin/firestore';
import type { CallableRequest, HttpsFunction } from 'firebase-functions/v2/https';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as operations from '../../../functions/src/platform/operation.ts';
import type * as errors from '../../../functions/src/platform/callError.ts';
import type * as deployed from '../../../functions/src/index.ts';
import { inDays, alternatives } from '../support/offer.ts';
import { serve } from '../in-process/serve.ts';
import { plainTour } from '../../support/plainOffers.ts';

const written: string[] = vi.hoisted(() => {
  // Its own project, so that no trigger runs.
  vi.stubEnv('GCLOUD_PROJECT', 'demo-logs');
  vi.stubEnv('ENFORCE_APP_CHECK', 'false');
  vi.stubEnv('SITE_ORIGINS', '[]');
  vi.stubEnv('REQUESTS_PER_ADDRESS', '1000');
  vi.stubEnv('REQUESTS_PER_EMAIL', '1');
  vi.stubEnv('OPEN_REQUESTS_PER_EMAIL', '10');
  return [];
});
// Counters are per hour: the clock stands still, so the hour does not end.
vi.setSystemTime(new Date('2026-11-22T09:30:00Z'));

const email = `hannah.${randomUUID()}@example.com`;
const person = { customerName: 'Hannah Vogel', customerEmail: email };
const phone = '+49 30 7654321';
const tourId = `tour-${randomUUID()}`;
const brokenTourId = `tour-${randomUUID()}`;

type Modules = typeof deployed &
  Pick<typeof operations, 'implement'> &
  Pick<typeof errors, 'callError'>;
let functions: Modules;

beforeAll(async () => {
  // What the functions log goes to the console, each entry as a line of JSON.
  for (const method of ['debug', 'info', 'log', 'warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation(
      (line: unknown) => void written.push(String(line)),
    );
  }
  functions = {
    ...(await import('../../../functions/src/index.ts')),
    ...(await import('../../../functions/src/platform/operation.ts')),
    ...(await import('../../../functions/src/platform/callError.ts')),
  };
  const { db } = await import('../../../functions/src/platform/firestore.ts');
  const times = { createdAt: Timestamp.now(), updatedAt: Timestamp.now() };
  const tour = { ...plainTour, slug: tourId, ...times };
  await db.doc(`tours/${tourId}`).create(tour);
  await db.doc(`tours/${brokenTourId}`).create({ ...tour, priceFrom: `from ${email}` });
});
beforeEach(() => {
  written.length = 0;
});
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await Promise.all(getApps().map((app) => deleteApp(app)));
});

/** Posts a body to a callable in this process. */
async function post(path: string, body: string, contentType = 'application/json') {
  const [name = ''] = path.split('/');
  const server = await serve(() => functions[name as keyof Modules] as unknown as HttpsFunction);
  const headers = { 'Content-Type': contentType };
  const answer = await fetch(server.url + path.slice(name.length), {
    method: 'POST',
    headers,
    body,
  });
  const text = await answer.text();
  await server.close();
  return { status: answer.status, text };
}

const call = (name: string, data: object) =>
  post(name, JSON.stringify({ data: { requestId: randomUUID(), ...data } }));

const tour = (change: object = {}) => ({
  ...alternatives.tour(),
  ...person,
  itemId: tourId,
  ...change,
});
const transfer = { ...alternatives.transfer(), ...person, customerPhone: phone };
const message = { ...alternatives.message(), name: 'Hannah Vogel', email, phone };
const int64 = 'type.googleapis.com/google.protobuf.Int64Value';

const calls: [string, number, () => Promise<{ status: number; text: string }>][] = [
  ['a booking that is taken', 200, () => call('createBooking', tour())],
  ['one request too many', 429, () => call('createTransfer', transfer)],
  ['a message', 200, () => call('submitMessage', message)],
  ['one message too many', 429, () => call('submitMessage', { ...message, isSecond: true })],
  ['a date in the past', 400, () => call('createBooking', tour({ startDate: inDays(-1) }))],
  ['an address in a name', 400, () => call('createBooking', tour({ customerName: `x ${email}` }))],
  [
    'an unknown tour',
    404,
    () => call('createBooking', tour({ itemId: 'no-such-tour', customerEmail: `a${email}` })),
  ],
  ['a program', 403, () => call('createTransfer', { ...transfer, website: phone })],
  ['a guest at the staff door', 401, () => call('staff/setBookingStatus', { bookingId: email })],
  [
    'a failure of ours',
    500,
    () => call('createBooking', tour({ itemId: brokenTourId, customerEmail: `b${email}` })),
  ],
  ['an @type', 400, () => call('submitMessage', { '@type': int64, value: email })],
  ['no data', 400, () => post('submitMessage', JSON.stringify(message))],
  ['data and more', 400, () => post('submitMessage', JSON.stringify({ data: 1, [email]: 1 }))],
  ['text', 400, () => post('submitMessage', `from ${email} ${phone}`, 'text/plain')],
];

describe('the log contains no personal data', () => {
  it.each(calls)('after %s', async (_, status, send) => {
    expect((await send()).status).toBe(status);
    expect(written).not.toEqual([]);
    for (const secret of [email, 'Hannah', 'Vogel', phone, '7654321', 'child of ten']) {
      expect(written.join('\n')).not.toContain(secret);
    }
  });
});

/** Each line of a call has the call's id. */
const line = { severity: 'INFO', requestId: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{2}$/) };

it('an accepted request is logged with its id', async () => {
  const requestId = randomUUID();
  const fresh = { requestId, customerEmail: `e${email}` };
  await call('createBooking', tour(fresh));
  await call('createTransfer', { ...transfer, ...fresh, customerEmail: `f${email}` });
  await call('submitMessage', { ...message, requestId, email: `g${email}` });
  const text = written
    .map((line) => JSON.parse(line))
    .filter(({ severity }) => severity === 'INFO');
  expect(text).toEqual([
    {
      ...line,
      message: 'booking requested',
      bookingId: requestId,
      type: 'tour',
      status: 'pending',
    },
    { ...line, message: 'transfer requested', transferId: requestId },
    { ...line, message: 'message received', messageId: requestId },
  ]);
});

it('an unknown operation logs at most one line and no stack', async () => {
  const { status } = await call('staff/no-such-operation', { note: email });
  expect(status).toBe(404);
  expect(written.length).toBeLessThanOrEqual(1);
  expect(written.join('\n')).not.toMatch(/stack|Error|no-such-operation|hannah/);
});

it('a refusal is logged with operation and status only, because its details may name a guest', async () => {
  await call('createBooking', tour({ itemId: 'no-such-tour', customerEmail: `d${email}` }));
  const entries = written.map((line) => JSON.parse(line)).filter(({ operation }) => operation);
  expect(entries).toEqual([
    { ...line, message: 'call refused', operation: 'createBooking', status: 'not-found' },
  ]);
});

it('an unexpected error is logged with its kind and location', async () => {
  await call('createBooking', tour({ itemId: brokenTourId, customerEmail: `c${email}` }));
  const entry = written
    .map((line) => JSON.parse(line))
    .find(({ severity }) => severity === 'ERROR');
  expect(entry).toMatchObject({
    operation: 'createBooking',
    error: 'ZodError',
    issues: ['priceFrom: invalid_type'],
    stack_trace: expect.stringMatching(/^ZodError\n[^]*item\.ts/),
  });
});

it.each([
  ['a document that somebody else created', 6],
  ['a document that somebody else changed', 9],
  ['a transaction that had to give way', 10],
])('%s makes the caller retry and is not logged as an error', async (_, code) => {
  const callable = functions.implement('openTrip', () =>
    Promise.reject(Object.assign(new Error(email), { code })),
  );
  const rawRequest = { headers: {}, socket: {} };
  const request = { data: { key: 'a key' }, rawRequest } as unknown as CallableRequest<unknown>;
  await expect(callable.run(request)).rejects.toMatchObject({ details: { code: 'busy' } });
  expect(written.map((line) => JSON.parse(line))).toEqual([
    { ...line, severity: 'WARNING', message: 'call gave way to others', operation: 'openTrip' },
  ]);
});

it('an error for a guest never contains another booking', async () => {
  const other = { bookingId: 'other', customerName: 'Hannah', startDate: '', endDate: '' };
  for (const more of [{ otherBooking: other }, { currentStatus: 'confirmed' }]) {
    const callable = functions.implement('openTrip', async () => {
      throw functions.callError({
        code: 'nights-taken',
        facts: { villaName: 'Taken', freeStays: [] },
        ...more,
      });
    });
    const rawRequest = { headers: {}, socket: {} };
    const request = { data: { key: 'a key' }, rawRequest } as unknown as CallableRequest<unknown>;
    const refusal: unknown = await callable.run(request).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'internal', details: { code: 'internal' } });
    expect(JSON.stringify(refusal)).not.toMatch(/Hannah|Taken|confirmed/);
  }
});
