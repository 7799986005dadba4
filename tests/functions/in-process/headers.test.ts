import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import type { HttpsFunction } from 'firebase-functions/v2/https';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  vi.stubEnv('GCLOUD_PROJECT', 'demo-selasar');
  vi.stubEnv('SITE_ORIGINS', '[]');
  vi.stubEnv('PREVIEWS', 'false');
});
const deployed: Record<string, unknown> = { ...(await import('../../../functions/src/index.ts')) };

/** Every function that browsers can call. */
const httpFunctions = Object.entries(deployed).filter(([, one]) => {
  const { __endpoint: endpoint } = one as { __endpoint: object };
  return 'callableTrigger' in endpoint || 'httpsTrigger' in endpoint;
});
let server: Server;

beforeAll(async () => {
  // Set as on the server that runs functions.
  const app = express();
  for (const [name, answer] of httpFunctions) {
    app.use(`/${name}`, (request, response) => {
      void (answer as HttpsFunction)(request as never, response as never);
    });
  }
  server = await new Promise((resolve) => {
    const listening = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
});
afterAll(() => {
  server.close();
  vi.unstubAllEnvs();
});

it.each(httpFunctions.map(([name]) => name))('%s sends the security headers', async (name) => {
  const { port } = server.address() as AddressInfo;
  // A path that none of them serves, so it needs no data.
  const { headers } = await fetch(`http://127.0.0.1:${port}/${name}`, { method: 'OPTIONS' });
  expect(Object.fromEntries(headers)).toMatchObject({
    'strict-transport-security': hosted('Strict-Transport-Security'),
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  });
  expect(headers.get('X-Powered-By')).toBeNull();
});

it('covers calls, pages and reports', () => {
  const names = httpFunctions.map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining(['createBooking', 'staff', 'site', 'reports']));
});

/** The headers that Hosting sends with its own files. */
function hosted(header: string): string | undefined {
  const { hosting } = JSON.parse(
    readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8'),
  ) as { hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] } };
  const everywhere = hosting.headers.find(({ source }) => source === '**');
  return everywhere?.headers.find(({ key }) => key === header)?.value;
}
