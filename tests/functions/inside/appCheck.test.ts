import { deleteApp, getApps } from 'firebase-admin/app';
import type { HttpsFunction } from 'firebase-functions/v2/https';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { serve } from './serve.ts';

vi.hoisted(() => {
  // As in the emulators: tokens are read, but who has signed them is not asked.
  vi.stubEnv('FIREBASE_DEBUG_MODE', 'true');
  vi.stubEnv('FIREBASE_DEBUG_FEATURES', JSON.stringify({ skipTokenVerification: true }));
});

beforeAll(() => {
  // What the functions log.
  vi.spyOn(console, 'debug').mockImplementation(() => undefined);
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterAll(() => vi.unstubAllEnvs());

const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
const token = `${part({ alg: 'RS256', typ: 'JWT' })}.${part({ sub: '1:1:web:1' })}.signature`;

/** What a call with nothing in it is answered, without a token and with one. */
async function answers(name: string, isEnforced: boolean) {
  vi.stubEnv('ENFORCE_APP_CHECK', String(isEnforced));
  vi.resetModules();
  const functions = (await import('../../../functions/src/index.ts')) as unknown as Record<
    string,
    HttpsFunction
  >;
  const handler = functions[name];
  if (!handler) throw new Error(`There is no function ${name}.`);
  const server = await serve(handler);
  const codes = [];
  for (const headers of [{}, { 'X-Firebase-AppCheck': token }] as Record<string, string>[]) {
    const { status, body } = await server.call({}, headers);
    codes.push({ status, details: (body['error'] as { details?: unknown }).details !== undefined });
  }
  await server.close();
  await Promise.all(getApps().map((app) => deleteApp(app)));
  return codes;
}

/** Refused before any code of ours runs. */
const stopped = { status: 401, details: false };
const invalid = { status: 400, details: true };
const notSignedIn = { status: 401, details: true };

describe.each([
  ['createBooking', invalid],
  ['createTransfer', invalid],
  ['submitMessage', invalid],
  ['setBookingStatus', notSignedIn],
  ['setTransferStatus', notSignedIn],
  ['setRole', notSignedIn],
  ['repairStats', notSignedIn],
])('%s', (name, reached) => {
  it('is reached with an App Check token only, where that is configured', async () => {
    expect(await answers(name, true)).toEqual([stopped, reached]);
    expect(await answers(name, false)).toEqual([reached, reached]);
  });
});
