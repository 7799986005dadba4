import { reportLimits } from '@selasar/domain';
import express, { type Request, type Response } from 'express';
import { deleteApp, getApps } from 'firebase-admin/app';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as firestore from '../../../functions/src/core/firestore.ts';
import type * as reports from '../../../functions/src/health/reports.ts';
import type * as resolveFault from '../../../functions/src/health/resolveFault.ts';
import type * as here from '../inside/callHere.ts';

vi.hoisted(() => {
  // A project of its own, where no function wakes up.
  vi.stubEnv('GCLOUD_PROJECT', `demo-faults-${Date.now()}`);
});

let db: typeof firestore.db;
let functions: typeof reports & typeof resolveFault;
let people: typeof here;
let server: Server;

/** A server of functions that has just started. */
beforeEach(async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.resetModules();
  await Promise.all(getApps().map((app) => deleteApp(app)));
  ({ db } = await import('../../../functions/src/core/firestore.ts'));
  functions = {
    ...(await import('../../../functions/src/health/reports.ts')),
    ...(await import('../../../functions/src/health/resolveFault.ts')),
  };
  people = await import('../inside/callHere.ts');
  const old = await db.collection('faults').listDocuments();
  await Promise.all(old.map((one) => one.delete()));
  const answer = async (request: Request, response: Response) => {
    Object.assign(request, { rawBody: await buffer(request) });
    await functions.reports(request as never, response as never);
  };
  const app = express().use((request, response) => void answer(request, response));
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  vi.restoreAllMocks();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all(getApps().map((app) => deleteApp(app)));
});

async function post(body: string, headers: Record<string, string> = {}, method = 'POST') {
  const { port } = server.address() as AddressInfo;
  const init = { method, headers: { 'Content-Type': 'text/plain', ...headers } };
  const answer = await fetch(
    `http://127.0.0.1:${port}/reports`,
    method === 'POST' ? { ...init, body } : init,
  );
  return answer.status;
}
const report = (more: object = {}) =>
  JSON.stringify({
    kind: 'error',
    message: 'x is undefined',
    stack: 'at https://bali.example/assets/index-Bx1_Zk29.js:1:2',
    route: '/tours/ubud-walk',
    release: 'Bx1_Zk29',
    ...more,
  });
const stored = async (): Promise<Record<string, unknown>[]> =>
  (await db.collection('faults').get()).docs.map((one) => ({ id: one.id, ...one.data() }));
const from = (address: string) => ({ 'Fastly-Client-IP': address });

it('what is alike is one group', async () => {
  expect(await post(report())).toBe(204);
  expect(await post(report({ release: 'Other123', stack: 'assets/index-Other123.js:9:9' }))).toBe(
    204,
  );
  const [fault, ...others] = await stored();
  expect(others).toEqual([]);
  expect(fault).toMatchObject({
    kind: 'error',
    place: 'index',
    message: 'x is undefined',
    route: '/tours/:',
    release: 'Bx1_Zk29',
    sample: ['assets/index-Bx1_Zk29.js:1:2'],
    firstAt: expect.anything(),
    lastAt: expect.anything(),
    expiresAt: expect.anything(),
  });
});

it('in a storm a group is written once a minute, and its count goes on', async () => {
  for (let n = 0; n < 5; n += 1) await post(report());
  expect(await stored()).toMatchObject([{ count: 1 }]);
  const now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now + 61_000);
  await post(report());
  expect(await stored()).toMatchObject([{ count: 6 }]);
});

it('keeps nothing of a person, whatever a browser sends', async () => {
  await post(
    report({
      message: 'No "Hannah Vogel" <b>hannah@example.com</b> +62 812 3456',
      stack: 'at https://bali.example/trip/Zx8Qv0mJtY2nLr4pKs6w?mail=hannah',
      route: 'https://bali.example/trip/Zx8Qv0mJtY2nLr4pKs6w?mail=hannah',
      release: '<script>alert(1)</script>',
      customerName: 'Hannah',
      __proto__: { kind: 'server' },
    }),
  );
  const [fault] = await stored();
  expect(fault).toMatchObject({ kind: 'error', route: '/trip/:', place: '/trip/:', release: '' });
  // Digits of the id and of the times may look like a part of the telephone number.
  const { id: _id, firstAt: _first, lastAt: _last, expiresAt: _expires, ...kept } = fault!;
  expect(JSON.stringify(kept)).not.toMatch(/hannah|vogel|Zx8Q|812|script/i);
});

it.each([
  ['no JSON', '<html>'],
  ['nothing', ''],
  ['another form', '{"kind":"server","message":"x","route":"/"}'],
  ['a list of lists', '[[[[]]]]'],
  ['a number', '7'],
])('takes %s, and keeps nothing', async (_, body) => {
  expect(await post(body)).toBe(204);
  expect(await stored()).toEqual([]);
});

it('refuses what is large, and what is no report', async () => {
  expect(await post('x'.repeat(reportLimits.bytes + 1))).toBe(413);
  expect(await post('', {}, 'GET')).toBe(405);
  expect(await stored()).toEqual([]);
});

it('of one address so many are kept within an hour; more are called taken, and dropped', async () => {
  const flooding = from('192.0.2.1');
  for (let n = 0; n < reportLimits.perAddress; n += 1) {
    expect(await post(report(), flooding)).toBe(204);
  }
  expect(await post(report({ message: 'another' }), flooding)).toBe(204);
  expect(await post(report({ message: 'of another' }), from('192.0.2.2'))).toBe(204);
  const kept = (await stored()).map(({ message }) => message);
  expect(kept).toContain('of another');
  expect(kept).not.toContain('another');
});

it('of a flood from many addresses a few groups are begun within a minute', async () => {
  for (let n = 0; n < 40; n += 1) {
    const word = String.fromCodePoint(97 + (n % 26)).repeat(1 + (n % 3) + Math.floor(n / 26) * 3);
    await post(report({ message: `made up ${word}` }), from(`192.0.2.${n}`));
  }
  expect(await stored()).toHaveLength(reportLimits.newGroups);
});

it('takes what the content security policy stops', async () => {
  const body = {
    'csp-report': {
      'document-uri': 'https://bali.example/crew/Zx8Qv0mJtY2nLr4pKs6w',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/steal.js?who=hannah',
    },
  };
  const headers = { 'Content-Type': 'application/csp-report' };
  expect(await post(JSON.stringify(body), headers)).toBe(204);
  expect(await stored()).toMatchObject([
    {
      kind: 'policy',
      place: 'script-src-elem',
      message: 'Stopped: evil.example',
      route: '/crew/:',
    },
  ]);
});

it('an admin resolves a fault; it is open again when it comes again', async () => {
  const admin = { uid: 'the-admin', role: 'admin' as const };
  const staff = { uid: 'the-staff', role: 'staff' as const };
  await Promise.all([people.enrolHere(admin), people.enrolHere(staff)]);
  await post(report());
  const faultId = String((await stored())[0]?.['id']);
  await expect(people.callHere(functions.resolveFault, { faultId }, staff)).rejects.toMatchObject({
    details: { code: 'admin-only' },
  });
  expect(await people.callHere(functions.resolveFault, { faultId }, admin)).toEqual({ faultId });
  expect((await stored())[0]).toMatchObject({
    resolvedAt: expect.anything(),
    resolvedBy: admin.uid,
  });
  // One that is not there needs nothing, and does not come to be.
  await people.callHere(functions.resolveFault, { faultId: '0'.repeat(32) }, admin);
  expect(await stored()).toHaveLength(1);
});

it('Hosting leads there', () => {
  const { hosting } = JSON.parse(
    readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8'),
  ) as { hosting: { rewrites: object[] } };
  expect(hosting.rewrites).toContainEqual({
    source: '/reports',
    function: { functionId: 'reports', region: 'asia-southeast2' },
  });
});
