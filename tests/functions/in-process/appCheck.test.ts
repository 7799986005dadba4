import { api, type CallerKind, type OperationName } from '@selasar/domain/api';
import { deleteApp, getApps } from 'firebase-admin/app';
import type { HttpsFunction } from 'firebase-functions/v2/https';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pathByName } from '../../../scripts/suite/call.ts';
import { serve } from './serve.ts';

vi.hoisted(() => {
  // As in the emulators: tokens are parsed but their signature is not verified.
  vi.stubEnv('FIREBASE_DEBUG_MODE', 'true');
  vi.stubEnv('SITE_ORIGINS', '[]');
  vi.stubEnv('FIREBASE_DEBUG_FEATURES', JSON.stringify({ skipTokenVerification: true }));
});

beforeAll(() => {
  // The log of the functions.
  vi.spyOn(console, 'debug').mockImplementation(() => undefined);
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all(getApps().map((app) => deleteApp(app)));
});

const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
const token = `${part({ alg: 'RS256', typ: 'JWT' })}.${part({ sub: '1:1:web:1' })}.signature`;

type Functions = Readonly<Record<string, HttpsFunction>>;

/** The functions as deployed, with App Check enforced or not. */
async function deployed(isEnforced: boolean): Promise<Functions> {
  vi.stubEnv('ENFORCE_APP_CHECK', String(isEnforced));
  vi.resetModules();
  await Promise.all(getApps().map((app) => deleteApp(app)));
  return (await import('../../../functions/src/index.ts')) as unknown as Functions;
}

/** The responses to an empty call, without and with a token. */
async function answers(functions: Functions, path: string) {
  const [name = '', ...rest] = path.split('/');
  const handler = functions[name];
  if (!handler) throw new Error('There is no such function.');
  const server = await serve(() => handler);
  const codes = [];
  for (const headers of [{}, { 'X-Firebase-AppCheck': token }] as Record<string, string>[]) {
    const { status, body } = await server.call(
      {},
      headers,
      rest.map((part) => `/${part}`).join(''),
    );
    codes.push({ status, details: (body['error'] as { details?: unknown }).details !== undefined });
  }
  await server.close();
  return codes;
}

/** Refused before our code runs. */
const stopped = { status: 401, details: false };
const invalid = { status: 400, details: true };
const notSignedIn = { status: 401, details: true };

/** Every operation by path; without sign-in each is refused before anything else. */
const operations = (Object.keys(api) as CallerKind[]).flatMap((kind) =>
  Object.keys(api[kind]).map(
    (name) =>
      [
        pathByName(name as OperationName),
        kind === 'staff' || kind === 'admin' ? notSignedIn : invalid,
      ] as const,
  ),
);

describe.each([
  ['with an App Check token only, where that is configured', true],
  ['with and without an App Check token, where nothing is configured', false],
] as const)('is reached %s:', (_, isEnforced) => {
  let functions: Functions;
  beforeAll(async () => {
    functions = await deployed(isEnforced);
  });

  it.each(operations)('%s', async (path, reached) => {
    const withoutToken = isEnforced ? stopped : reached;
    expect(await answers(functions, path)).toEqual([withoutToken, reached]);
  });
});

it.each(['staff', 'admin', 'trip', 'crew'])('%s has only its own operations', async (kind) => {
  const functions = await deployed(false);
  const handler = functions[kind];
  if (!handler) throw new Error('There is no such function.');
  const server = await serve(() => handler);
  for (const path of [
    '',
    '/',
    '/createBooking',
    '/toString',
    '/__proto__',
    '/setNotes/',
    '/a/setNotes',
  ]) {
    const { status, body } = await server.call({}, {}, path);
    expect([path, status]).toEqual([path, 404]);
    expect(body).toMatchObject({ error: { details: { code: 'operation-gone' } } });
  }
  const inIndonesian = await server.call({ language: 'id' }, {}, '/gone');
  expect(JSON.stringify(inIndonesian.body)).toContain('muat ulang');
  await server.close();
});
