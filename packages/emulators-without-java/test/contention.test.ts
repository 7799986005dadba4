import { Firestore } from '@google-cloud/firestore';
import type { Query } from '@google-cloud/firestore';
import { initializeApp } from 'firebase/app';
import * as web from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FULL_TIMEOUT_MS } from '../src/testing/size.ts';
import { adminClient } from './testing/clients/admin.ts';
import type { Client } from './testing/clients/client.ts';
import { modularClient } from './testing/clients/modular.ts';
import type { Modular } from './testing/clients/modular.ts';
import { startEngine } from './testing/engine.ts';
import type { Engine } from './testing/engine.ts';

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

it.each<[string, (db: Firestore, at: string, turn: number) => { read: Query; written: string }]>([
  [
    'different parents',
    (db, at, turn) => ({ read: db.collection(`${at}/${turn}/s`), written: `${at}/${turn}/s/x` }),
  ],
  [
    'disjoint filters of one collection',
    (db, at, turn) => ({
      read: db.collection(at).where('turn', '==', turn),
      written: `${at}/${turn}`,
    }),
  ],
])('transactions that query %s do not meet, nor does a write elsewhere', async (name, scopes) => {
  const db = new Firestore(PROJECT);
  closing.push(() => db.terminate());
  const at = `disjoint ${name}`;
  let attempts = 0;
  let reading = 2;
  let haveRead: () => void = () => undefined;
  const allHaveRead = new Promise<void>((resolve) => (haveRead = resolve));
  let open: () => void = () => undefined;
  const isWritten = new Promise<void>((resolve) => (open = resolve));
  const transactions = [0, 1].map((turn) =>
    db.runTransaction(async (transaction) => {
      attempts++;
      const { read, written } = scopes(db, at, turn);
      await transaction.get(read);
      if (--reading === 0) haveRead();
      await isWritten;
      transaction.set(db.doc(written), { turn });
    }),
  );
  await allHaveRead;
  // It would have to wait for transactions that wait for it.
  await db.doc(`${at}/elsewhere`).set({ turn: 2 });
  open();
  await Promise.all(transactions);
  expect(attempts).toBe(2);
});

it('of transactions that would find what the other writes, one is tried again', async () => {
  const db = new Firestore(PROJECT);
  closing.push(() => db.terminate());
  const all = db.collection('phantoms');
  let attempts = 0;
  let haveRead: () => void = () => undefined;
  const bothHaveRead = new Promise<void>((resolve) => (haveRead = resolve));
  await Promise.all(
    ['a', 'b'].map((id) =>
      db.runTransaction(async (transaction) => {
        const found = await transaction.get(all.where('taken', '==', true));
        if (++attempts === 2) haveRead();
        await bothHaveRead;
        if (found.empty) transaction.set(all.doc(id), { taken: true });
      }),
    ),
  );
  expect(attempts).toBe(3);
  expect((await all.get()).size).toBe(1);
});
