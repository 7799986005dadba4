import { randomUUID } from 'node:crypto';
import { addCalls, callsHealthSchema, noCalls } from '@selasar/domain';
import { deleteApp, getApps } from 'firebase-admin/app';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as operations from '../../../functions/src/core/operation.ts';
import type * as firestore from '../../../functions/src/core/firestore.ts';
import type * as plainCalls from '../../../functions/src/core/onPlainCall.ts';
import type * as jobs from '../../../functions/src/health/onJob.ts';
import { serve } from '../inside/serve.ts';

const written: string[] = vi.hoisted(() => {
  // A project of its own, where no function wakes up.
  vi.stubEnv('GCLOUD_PROJECT', `demo-health-${Date.now()}`);
  vi.stubEnv('ENFORCE_APP_CHECK', 'false');
  vi.stubEnv('SITE_ORIGINS', '[]');
  return [];
});

let db: typeof firestore.db;
let implement: typeof operations.implement;
let onPlainCall: typeof plainCalls.onPlainCall;
let onJob: typeof jobs.onJob;

/** A server of functions that has just started. */
async function start(): Promise<void> {
  vi.resetModules();
  await Promise.all(getApps().map((app) => deleteApp(app)));
  ({ db } = await import('../../../functions/src/core/firestore.ts'));
  ({ implement } = await import('../../../functions/src/core/operation.ts'));
  ({ onPlainCall } = await import('../../../functions/src/core/onPlainCall.ts'));
  ({ onJob } = await import('../../../functions/src/health/onJob.ts'));
}

beforeAll(() => {
  // What the functions log goes to the console, each entry as a line of JSON.
  for (const method of ['debug', 'info', 'log', 'warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation(
      (line: unknown) => void written.push(String(line)),
    );
  }
});
beforeEach(async () => {
  await start();
  written.length = 0;
});
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await Promise.all(getApps().map((app) => deleteApp(app)));
});

const secret = 'hannah@example.com';

/** Calls a callable that answers, refuses or fails, over HTTP. */
async function call(what: 'answers' | 'refuses' | 'fails', headers: Record<string, string> = {}) {
  const { run } = implement('openTrip', async () => {
    if (what === 'fails') throw new TypeError(secret);
    return { viewId: 'one' };
  });
  const server = await serve(() => onPlainCall(run));
  const answer = await server.call(what === 'refuses' ? null : { key: 'a key' }, headers);
  await server.close();
  return answer;
}

const faultsOf = async (place: string) =>
  (await db.collection('faults').where('place', '==', place).get()).docs.map((one) => one.data());

it('a failure has one id: in the message, in the log, and in the group of faults', async () => {
  const { status, body } = await call('fails');
  expect(status).toBe(500);
  const { message, details } = body['error'] as { message: string; details: object };
  const [, requestId] = /\(code ([0-9A-Z]{4}-[0-9A-Z]{2})\)$/.exec(message) ?? [];
  expect(details).toMatchObject({ code: 'internal', requestId });
  const lines = written.map((line) => JSON.parse(line) as object);
  expect(lines).toContainEqual(
    expect.objectContaining({
      message: expect.stringContaining('call failed'),
      operation: 'openTrip',
      requestId,
    }),
  );
  // On a busy machine the call does not wait until it is written.
  await expect
    .poll(() => faultsOf('openTrip'))
    .toMatchObject([{ kind: 'server', message: 'TypeError', count: 1, requestId }]);
  expect(JSON.stringify([body, lines, await faultsOf('openTrip')])).not.toContain(secret);
});

it('the id is that of the trace, if the platform names one', async () => {
  const headers = { 'X-Cloud-Trace-Context': randomUUID() };
  const codeOf = async () =>
    JSON.stringify((await call('fails', headers)).body).match(/code [^)]+/)?.[0];
  const first = await codeOf();
  expect(first).toBeDefined();
  expect(await codeOf()).toBe(first);
});

it('calls are counted by what came of them: the first at once, the rest a minute later', async () => {
  // All that there are: an hour may begin meanwhile.
  const counts = async () => {
    const { docs } = await db.collection('health').get();
    return docs
      .flatMap((one) => Object.values(callsHealthSchema.parse(one.data()).hours))
      .reduce(addCalls, noCalls);
  };
  const before = await counts();
  await call('answers');
  await call('refuses');
  await call('fails');
  const first = { answered: before.answered + 1, refused: before.refused, failed: before.failed };
  await expect.poll(counts).toMatchObject(first);
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now + 61_000);
  await call('answers');
  clock.mockRestore();
  await expect.poll(counts).toMatchObject({
    answered: before.answered + 2,
    refused: before.refused + 1,
    failed: before.failed + 1,
  });
});

it('the release of the functions is written once', async () => {
  const note = async () => {
    const { noteRelease } = await import('../../../functions/src/health/noteRelease.ts');
    await noteRelease();
    return db.doc('health/functions').get();
  };
  const first = await note();
  expect(first.data()).toMatchObject({
    release: expect.stringMatching(/^[0-9a-f]{8}$/),
    node: process.versions.node,
  });
  await start();
  expect((await note()).updateTime).toEqual(first.updateTime);
});

describe('a job', () => {
  const run = (work: () => unknown) =>
    onJob('proveSeats', work).run({ scheduleTime: new Date().toISOString() });
  const reported = async () => (await db.doc('health/jobs').get()).get('jobs.proveSeats') as object;

  it('reports that it began, and that it ended well', async () => {
    let during = {};
    await run(async () => {
      during = await reported();
    });
    expect(during).toMatchObject({ result: 'running', startedAt: expect.anything() });
    expect(during).not.toHaveProperty('endedAt');
    const after = await reported();
    expect(after).toMatchObject({ result: 'ok', endedAt: expect.anything() });
    expect(after).toHaveProperty('lastOkAt');
    expect(after).not.toHaveProperty('code');
  });

  it('that fails says so, fails all the same, and is found in the log', async () => {
    await expect(run(() => Promise.reject(new RangeError(secret)))).rejects.toThrow(secret);
    const after = (await reported()) as { requestId?: string };
    expect(after).toMatchObject({ result: 'failed', code: 'RangeError' });
    const lines = written.map((line) => JSON.parse(line) as object);
    expect(lines).toContainEqual(
      expect.objectContaining({
        message: expect.stringContaining('job failed'),
        requestId: after.requestId,
      }),
    );
    expect(await faultsOf('proveSeats')).toMatchObject([{ message: 'RangeError' }]);
    expect(JSON.stringify([after, lines])).not.toContain(secret);
  });
});
