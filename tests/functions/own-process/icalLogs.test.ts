import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { deleteApp, getApp } from 'firebase-admin/app';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type * as firestore from '../../../functions/src/platform/firestore.ts';
import type * as site from '../../../functions/src/site/site.ts';
import type * as addresses from '../../../functions/src/calendar/icalAddress.ts';
import type * as saveFeed from '../../../functions/src/calendar/feeds/feeds.ts';
import type * as fetchFeed from '../../../functions/src/calendar/feeds/fetchFeed.ts';
import type * as here from '../in-process/callHere.ts';
import { plainVilla } from '../../support/plainOffers.ts';

vi.hoisted(() => {
  // Its own project, so that no trigger runs.
  vi.stubEnv('GCLOUD_PROJECT', 'demo-ical-logs');
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('LOCAL_FEEDS', 'true');
});

const written: string[] = [];
const staff = { uid: randomUUID(), role: 'staff' as const };
const villaId = `villa-${randomUUID()}`;
let db: typeof firestore.db;
let callHere: typeof here.callHere;
let functions: typeof site & typeof addresses & typeof saveFeed & typeof fetchFeed;
let server: Server;

beforeAll(async () => {
  // What functions log goes to the console, each entry as a line of JSON.
  for (const method of ['debug', 'info', 'log', 'warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation(
      (line: unknown) => void written.push(String(line)),
    );
  }
  // Imported only now, because the logger keeps the console that it finds.
  ({ db } = await import('../../../functions/src/platform/firestore.ts'));
  functions = {
    ...(await import('../../../functions/src/site/site.ts')),
    ...(await import('../../../functions/src/calendar/icalAddress.ts')),
    ...(await import('../../../functions/src/calendar/feeds/feeds.ts')),
    ...(await import('../../../functions/src/calendar/feeds/fetchFeed.ts')),
  };
  const { enrolHere, ...calls } = await import('../in-process/callHere.ts');
  ({ callHere } = calls);
  await enrolHere(staff);
  const times = { createdAt: Timestamp.now(), updatedAt: Timestamp.now() };
  await villa().set({ ...plainVilla, slug: villaId, ...times });
  // Set as on the server that runs functions.
  const app = express().use(
    (request, response) => void functions.site(request as never, response as never),
  );
  server = await new Promise((resolve) => {
    const listening = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
});
beforeEach(() => {
  written.length = 0;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await deleteApp(getApp());
});

const villa = () => db.doc(`villas/${villaId}`);
const get = async (key: string) => {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/ical/${key}.ics?for=one`);
  return { status: answer.status, kept: answer.headers.get('Cache-Control') };
};

it('the key of a calendar is never logged, even on errors', async () => {
  const { key: before } = await callHere(functions.icalAddress, { villaId }, staff);
  const { key } = await callHere(functions.replaceIcalAddress, { villaId }, staff);
  expect(await get(key)).toEqual({ status: 200, kept: 'private, max-age=300' });
  expect(await get(before)).toEqual({ status: 404, kept: 'no-store' });
  await villa().update({ name: 7 });
  expect(await get(key)).toEqual({ status: 503, kept: 'no-store' });
  await villa().update({ name: 'Villa Sawah' });
  const log = written.join('\n');
  expect(log).toContain('calendar address replaced');
  expect(log).toContain('A calendar could not be written');
  for (const secret of [key, before]) expect(log).not.toContain(secret);
});

it('the address and the content of a feed are never logged', async () => {
  const feedId = randomUUID();
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/a-secret.ics`;
  await callHere(functions.saveFeed, { feedId, villaId, name: 'Airbnb', url }, staff);
  expect(await callHere(functions.fetchFeed, { feedId }, staff)).toMatchObject({
    lastResult: { code: 'gone' },
  });
  const log = written.join('\n');
  expect(log).toContain('feed read');
  expect(log).not.toContain('secret');
  expect(log).not.toContain(String(port));
});
