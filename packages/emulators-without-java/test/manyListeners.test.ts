import { Firestore } from '@google-cloud/firestore';
import { initializeApp } from 'firebase/app';
import * as web from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FULL_TIMEOUT_MS, size } from '../src/testing/size.ts';
import { startEngine } from './testing/engine.ts';
import type { Engine } from './testing/engine.ts';

/** Listeners, a thousand at a time, hear of one change, each once. */
const PROJECT = { projectId: 'demo-many' };

let engine: Engine;
let admin: Firestore;
beforeAll(async () => {
  engine = await startEngine();
  process.env['FIRESTORE_EMULATOR_HOST'] = `${engine.host}:${engine.port}`;
  admin = new Firestore(PROJECT);
});
afterAll(async () => {
  await admin.terminate();
  await engine.stop();
});

function startWeb(name: string): web.Firestore {
  const db = web.getFirestore(initializeApp(PROJECT, name));
  web.connectFirestoreEmulator(db, engine.host, engine.port);
  return db;
}

it.each([
  ['one client', 1, size(200, 1000)],
  ['fifty clients', 50, 1000],
])('listeners of %s', { timeout: FULL_TIMEOUT_MS }, async (name, count, listeners) => {
  const clients = Array.from({ length: count }, (_, index) => startWeb(`${name} ${index}`));
  const seen = Array.from({ length: listeners }, (): string[] => []);
  for (const [index, shown] of seen.entries()) {
    const db = clients[index % count] ?? startWeb('never');
    // The SDK would listen once only to what is asked twice.
    const query = web.query(web.collection(db, name), web.where('n', '>=', -index));
    web.onSnapshot(query, (snapshot) => {
      shown.push(snapshot.docs.map((doc) => `${doc.id}=${doc.get('n')}`).join());
    });
  }
  const all = async (state: string) => {
    const showing = () => seen.filter((shown) => shown.at(-1) === state).length;
    await expect.poll(showing, { timeout: 120_000 }).toBe(listeners);
  };
  await all('');
  await admin.doc(`${name}/a`).set({ n: 1 });
  await all('a=1');
  const batch = admin.batch();
  batch.update(admin.doc(`${name}/a`), { n: 2 });
  batch.create(admin.doc(`${name}/b`), { n: 3 });
  await batch.commit();
  await all('a=2,b=3');
  expect(new Set(seen.map((shown) => shown.join(' ')))).toEqual(new Set([' a=1 a=2,b=3']));
  await Promise.all(clients.map((db) => web.terminate(db)));
});
