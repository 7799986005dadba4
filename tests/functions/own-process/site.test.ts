import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sampleTours } from '@selasar/domain/samples';
import express from 'express';
import { deleteApp, getApps } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import type { OfferSource } from '@selasar/domain/offers';
import type { HttpsFunction } from 'firebase-functions/v2/https';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

vi.hoisted(() => vi.stubEnv('GCLOUD_PROJECT', 'demo-site'));

const logged: string[] = [];
const tour = sampleTours[0]!;
let site: HttpsFunction;
let offers: OfferSource;
let server: Server;

/** Serves a fresh instance of the function, with the suite's database or without one. */
async function open(database?: string): Promise<void> {
  vi.resetModules();
  await Promise.all(getApps().map((app) => deleteApp(app)));
  if (database) vi.stubEnv('FIRESTORE_EMULATOR_HOST', database);
  ({ site } = await import('../../../functions/src/site/site.ts'));
  ({ storedOffers: offers } = await import('../../../functions/src/site/builtSite.ts'));
}
const get = async (path: string, init: RequestInit = {}) => {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
  const { status, headers } = answer;
  return { status, headers, html: await answer.text() };
};

beforeAll(async () => {
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((line: unknown) => void logged.push(String(line)));
  }
  await open();
  // Set as on the server that runs functions.
  const app = express().use((request, response) => void site(request as never, response as never));
  server = await new Promise((resolve) => {
    const listening = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
  const times = { createdAt: Timestamp.now(), updatedAt: Timestamp.now() };
  await getFirestore()
    .doc('tours/reef')
    .set({ ...tour, slug: 'reef', title: 'Reef & Turtles', featured: true, ...times });
  await getFirestore()
    .doc('tours/cave')
    .set({ ...tour, slug: 'cave', title: 'Cave', featured: false, ...times });
});
beforeEach(() => {
  logged.length = 0;
});
afterAll(async () => {
  server.close();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await Promise.all(getApps().map((app) => deleteApp(app)));
});

describe('the function `site`', () => {
  it('renders stored data', async () => {
    const { status, headers, html } = await get('/tours/reef');
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(headers.get('X-Powered-By')).toBeNull();
    expect(html).toContain('Reef &amp; Turtles');
    expect(html).not.toContain('updatedAt');
  });

  it('renders a page again for a later request', async () => {
    await getFirestore().doc('tours/cave').update({ title: 'Bat cave' });
    expect((await get('/tours/cave')).html).toContain('Bat cave');
    await getFirestore().doc('tours/cave').update({ title: 'Cave' });
    expect((await get('/tours/cave')).html).not.toContain('Bat cave');
  });

  it('reads all offers, a number of featured ones, or the requested one', async () => {
    const ids = async (featured?: number) =>
      (await offers.list('tours', featured)).map(({ id }) => id).toSorted();
    expect(await ids()).toEqual(['cave', 'reef']);
    expect(await ids(3)).toEqual(['reef']);
    const slugs = ['cave', 'none', 'reef', 'cave'];
    const found = await Promise.all(slugs.map((slug) => offers.find('tours', slug)));
    expect(found.map((offer) => offer?.id)).toEqual(['cave', undefined, 'reef', 'cave']);
  });

  it('shares one rendering among parallel requests for the same page', async () => {
    const [one, same, other] = await Promise.all([
      get('/tours'),
      get('/tours'),
      get('/tours/reef'),
    ]);
    expect(same.html).toBe(one.html);
    expect(other.html).not.toBe(one.html);
  });

  it('answers GET and HEAD only', async () => {
    const head = await get('/tours', { method: 'HEAD' });
    expect([head.status, head.html]).toEqual([200, '']);
    const post = await get('/tours', { method: 'POST' });
    expect([post.status, post.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('redirects to the canonical address', async () => {
    const { status, headers } = await get('/Tours/', { redirect: 'manual' });
    expect([status, headers.get('Location')]).toEqual([301, '/tours']);
  });
});

describe('without the built site', () => {
  it('reports an error, and recovers once the site is built', async () => {
    const built = process.env['SITE_DIR'];
    vi.stubEnv('SITE_DIR', '/nowhere');
    await open();
    expect((await get('/tours')).status).toBe(503);
    expect(logged.join('\n')).toContain('The site could not be opened');
    vi.stubEnv('SITE_DIR', built);
    expect((await get('/tours')).status).toBe(200);
  });
});

describe('without the database', () => {
  beforeAll(() => open('127.0.0.1:9'));

  it('shows the built-in tours, and logs why', async () => {
    const { status, headers, html } = await get('/tours');
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(html).toContain(tour.title);
    const log = logged.join('\n');
    expect(log).toContain('Offers could not be read for a page');
    expect(log).toContain('"collection":"tours"');
  });

  it('sends an empty page for the browser to render if there is no built-in data', async () => {
    // Two parallel requests share one rendering.
    const [{ status, html }] = await Promise.all([get('/villas'), get('/villas')]);
    expect(status).toBe(503);
    expect(html).toContain('<div id="root">');
    expect(html).toContain('<script type="module"');
    const errors = logged.filter((line) => line.includes('A page could not be drawn'));
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain('"page":"/villas"');
  });
});
