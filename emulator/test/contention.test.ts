import { Firestore } from '@google-cloud/firestore';
import { initializeApp } from 'firebase/app';
import * as web from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FULL_TIMEOUT_MS } from '../src/testing/size.ts';
import { adminClient } from './clients/admin.ts';
import type { Client } from './clients/client.ts';
import { modularClient } from './clients/modular.ts';
import type { Modular } from './clients/modular.ts';
import { startEngine } from './engine.ts';
import type { Engine } from './engine.ts';

/** Many clients, each with a connection of its own, add to one number in transactions. */
const CLIENTS = 20;
const TIMES_EACH = 5;
const PROJECT = { projectId: 'demo-contention' };

let engine: Engine;
const closing: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  engine = await startEngine();
  process.env['FIRESTORE_EMULATOR_HOST'] = `${engine.host}:${engine.port}`;
});
afterAll(async () => {
  await Promise.all(closing.map((close) => close()));
  await engine.stop();
});

function startWeb(index: number): Client {
  const db = web.getFirestore(initializeApp(PROJECT, `web-${index}`));
  web.connectFirestoreEmulator(db, engine.host, engine.port);
  closing.push(() => web.terminate(db));
  return modularClient(web as unknown as Modular, db);
}

function startAdmin(): Client {
  const db = new Firestore(PROJECT);
  closing.push(() => db.terminate());
  return adminClient(db);
}

it.each([
  ['the web SDK: optimistic', [startWeb]],
  ['firebase-admin: with locks', [startAdmin]],
  ['both at once', [(index: number) => startWeb(index + CLIENTS), startAdmin]],
])('no increment is lost, with %s', { timeout: FULL_TIMEOUT_MS }, async (name, starts) => {
  const clients = Array.from({ length: CLIENTS }, (_, index) => {
    const start = starts[index % starts.length] ?? startAdmin;
    return start(index);
  });
  const path = `counters/${name}`;
  await startAdmin().set(path, { n: 0 });
  await Promise.all(
    clients.map(async (client) => {
      for (let i = 0; i < TIMES_EACH; i++) await client.increase(path);
    }),
  );
  expect(await startAdmin().get(path)).toEqual({ n: CLIENTS * TIMES_EACH });
});
