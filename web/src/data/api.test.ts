import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { beSuite, startServer } from '../testing/server.ts';
import type { Server } from '../testing/server.ts';
import { deleteApps } from './firebase/testing/deleteApps.ts';

const functionsPort = 3;
const answerSchema = z.object({ bookingId: z.string() });

let server: Server;
let call: (timeoutMs?: number) => Promise<unknown>;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  vi.resetModules();
  await deleteApps();
  beSuite(server, functionsPort);
  server.requests.length = 0;
  const { client } = await import('./api.ts');
  call = (timeoutMs = 20_000) =>
    client('staff', { call: { input: z.unknown(), answer: answerSchema, timeoutMs } }).call({
      nights: 2,
    });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await deleteApps();
  // Gives later tests in this process an app of their own.
  vi.resetModules();
});

it("returns the server's answer once it is validated", async () => {
  server.answer = () => ({ json: { result: { bookingId: 'b1', more: true } } });
  expect(await call()).toEqual({ bookingId: 'b1' });
  expect(server.requests).toEqual([
    { path: expect.stringMatching(/\/staff\/call$/), body: { data: { nights: 2 } } },
  ]);
});

it('reports a refusal with all its details', async () => {
  const details = { code: 'nights-taken', field: 'startDate', message: 'Somebody was faster.' };
  server.answer = () => ({
    status: 400,
    json: { error: { status: 'FAILED_PRECONDITION', message: 'no', details } },
  });
  await expect(call()).rejects.toMatchObject({ kind: 'refused', code: 'nights-taken', details });
});

it('reports a fault of the server', async () => {
  const details = { code: 'internal', message: 'Something went wrong.' };
  server.answer = () => ({ status: 500, json: { error: { status: 'INTERNAL', details } } });
  await expect(call()).rejects.toMatchObject({ kind: 'broken', code: 'internal', details });
});

it.each<[string, Awaited<ReturnType<Server['answer']>>, string]>([
  ['without what was asked for', { json: { result: { id: 'b1' } } }, 'bad-answer'],
  ['of another form', { json: {} }, 'internal'],
  ['that is no JSON', { status: 500, json: '<h1>Oops</h1>' }, 'internal'],
  ['with details that nobody knows', { status: 500, json: { error: { details: 7 } } }, 'internal'],
])('calls an answer %s broken', async (_, answer, code) => {
  server.answer = () => answer;
  await expect(call()).rejects.toMatchObject({ kind: 'broken', code, details: undefined });
});

it.each([502, 503, 504])('reports an unknown outcome when a proxy answers %i', async (status) => {
  server.answer = () => ({ status, json: 'no server' });
  await expect(call()).rejects.toMatchObject({ kind: 'unreachable' });
});

it('reports an unknown outcome when the connection breaks', async () => {
  server.answer = () => undefined;
  await expect(call()).rejects.toMatchObject({ kind: 'unreachable', details: undefined });
});

it('reports an unknown outcome when no answer comes in time', async () => {
  server.answer = () => ({ json: { result: { bookingId: 'b1' } } });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  await expect(call(20)).rejects.toMatchObject({ kind: 'unreachable', code: 'deadline-exceeded' });
  vi.unstubAllGlobals();
});

it.each([
  [401, 'unauthenticated'],
  [403, 'permission-denied'],
])('takes %i for a refusal', async (status, code) => {
  server.answer = () => ({ status, json: {} });
  await expect(call()).rejects.toMatchObject({ kind: 'refused', code });
});
