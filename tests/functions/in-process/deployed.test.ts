import { readFile } from 'node:fs/promises';
import { deleteApp, getApps } from 'firebase-admin/app';
import type { HttpsFunction } from 'firebase-functions/v2/https';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as deployed from '../../../functions/src/index.ts';
import { serve } from './serve.ts';

vi.hoisted(() => {
  // Configured as deployed; the emulators allow every origin.
  vi.stubEnv('FIREBASE_DEBUG_MODE', 'false');
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: 'my-project' }));
  vi.stubEnv('SITE_ORIGINS', '["https://www.selasar.example"]');
});

const functions = deployed as unknown as Readonly<Record<string, HttpsFunction>>;
const callables = Object.entries(functions).flatMap(([name, { __endpoint }]) =>
  Reflect.has(__endpoint, 'callableTrigger') ? [name] : [],
);

afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all(getApps().map((app) => deleteApp(app)));
});

/** The origin that the response to a CORS preflight allows. */
async function allowed(name: string, origin: string): Promise<string | null> {
  const handler = functions[name];
  if (!handler) throw new Error('There is no such function.');
  const server = await serve(() => handler);
  const answer = await fetch(server.url, {
    method: 'OPTIONS',
    headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
  });
  await server.close();
  return answer.headers.get('Access-Control-Allow-Origin');
}

describe.each(callables)('%s', (name) => {
  it.each([
    'https://my-project.web.app',
    'https://my-project.firebaseapp.com',
    'https://www.selasar.example',
  ])('accepts calls from pages of %s', async (origin) => {
    expect(await allowed(name, origin)).toBe(origin);
  });

  it.each([
    'https://evil.example',
    'http://my-project.web.app',
    'https://my-project.web.app.evil.example',
    'https://other.web.app',
    'https://my-project--new-cards-a1b2c3d4.web.app',
    'http://127.0.0.1:5200',
    'null',
  ])('refuses calls from pages of %s', async (origin) => {
    expect(await allowed(name, origin)).toBeNull();
  });
});

describe('a project that allows previews', () => {
  beforeEach(() => void vi.stubEnv('PREVIEWS', 'true'));
  afterEach(() => void vi.stubEnv('PREVIEWS', 'false'));

  it('accepts calls from its own previews', async () => {
    const preview = 'https://my-project--new-cards-a1b2c3d4.web.app';
    expect(await allowed('createBooking', preview)).toBe(preview);
  });

  it.each([
    'https://other--new-cards-a1b2c3d4.web.app',
    'https://my-project--new-cards-a1b2c3d4.web.app.evil.example',
    'http://my-project--new-cards-a1b2c3d4.web.app',
    'https://evil.example',
  ])('refuses calls from pages of %s', async (origin) => {
    expect(await allowed('createBooking', origin)).toBeNull();
  });
});

it('covers the callables of guests and of staff', () => {
  expect(callables).toEqual(expect.arrayContaining(['createBooking', 'staff']));
});

it('every function has a maximum of instances', () => {
  const unbound = Object.entries(functions).filter(
    ([, { __endpoint }]) => !(Number(__endpoint.maxInstances) <= 100),
  );
  expect(unbound).toEqual([]);
});

it('by default, App Check is enforced and no other origin is allowed', async () => {
  const file = await readFile(new URL('../../../functions/.env', import.meta.url), 'utf8');
  expect(file).toMatch(/^ENFORCE_APP_CHECK=true$/m);
  expect(file).toMatch(/^SITE_ORIGINS=\[\]$/m);
});
