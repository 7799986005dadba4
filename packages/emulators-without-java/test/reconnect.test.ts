import { Firestore } from '@google-cloud/firestore';
import { initializeApp } from 'firebase/app';
import * as web from 'firebase/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startEngine } from './testing/engine.ts';
import type { Engine } from './testing/engine.ts';
import { startRelay } from './testing/relay.ts';
import type { Relay } from './testing/relay.ts';

/** Listeners and writes of SDKs over gRPC whose connection drops. */
const PROJECT = { projectId: 'demo-reconnect' };

let engine: Engine;
let relay: Relay;
/** Its connection stays. */
let steady: Firestore;
beforeAll(async () => {
  engine = await startEngine();
  steady = adminThrough(engine.port);
});
afterAll(async () => {
  await steady.terminate();
  await engine.stop();
});
beforeEach(async () => {
  relay = await startRelay(engine);
});
afterEach(() => relay.close());

/** This is read when the client is made, and nothing else counts beside it. */
function adminThrough(port: number): Firestore {
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${port}`;
  return new Firestore(PROJECT);
}

const WAIT = { timeout: 50_000 };

/** Everything that a listener on the collection is told, and how to end it. */
interface Listening {
  readonly seen: string[];
  readonly stop: () => Promise<unknown>;
}

function listenWeb(collection: string): Listening {
  const db = web.getFirestore(initializeApp(PROJECT, collection));
  web.connectFirestoreEmulator(db, '127.0.0.1', relay.port);
  const seen: string[] = [];
  web.onSnapshot(web.collection(db, collection), ({ docs, metadata }) => {
    if (!metadata.fromCache) seen.push(docs.map(({ id }) => id).join());
  });
  return { seen, stop: () => web.terminate(db) };
}

function listenAdmin(collection: string): Listening {
  const db = adminThrough(relay.port);
  const seen: string[] = [];
  const stop = db
    .collection(collection)
    .onSnapshot(({ docs }) => seen.push(docs.map(({ id }) => id).join()));
  return {
    seen,
    stop: () => {
      stop();
      return db.terminate();
    },
  };
}

describe.each([
  ['the web SDK', listenWeb],
  ['firebase-admin', listenAdmin],
])('a listener of %s', (name, listen) => {
  it('goes on where it was', async () => {
    const collection = `goes on ${name}`;
    await steady.doc(`${collection}/a`).set({});
    await steady.doc(`${collection}/b`).set({});
    const { seen, stop } = listen(collection);
    await expect.poll(() => seen, WAIT).toEqual(['a,b']);
    for (const next of ['c', 'd']) {
      relay.setDown(true);
      relay.cut();
      const batch = steady.batch();
      batch.delete(steady.doc(`${collection}/${next === 'c' ? 'a' : 'b'}`));
      batch.set(steady.doc(`${collection}/${next}`), {});
      await batch.commit();
      relay.setDown(false);
      await expect.poll(() => seen.at(-1), WAIT).toContain(next);
    }
    expect(seen).toEqual(['a,b', 'b,c', 'c,d']);
    await stop();
  });

  it('sees nothing twice when nothing happened', async () => {
    const collection = `nothing ${name}`;
    await steady.doc(`${collection}/a`).set({});
    const { seen, stop } = listen(collection);
    await expect.poll(() => seen, WAIT).toEqual(['a']);
    relay.cut();
    await steady.doc(`${collection}/b`).set({});
    await expect.poll(() => seen, WAIT).toEqual(['a', 'a,b']);
    await stop();
  });
});

it('the web SDK writes in order what it could not send', async () => {
  const db = web.getFirestore(initializeApp(PROJECT, 'queue'));
  web.connectFirestoreEmulator(db, '127.0.0.1', relay.port);
  const doc = web.doc(db, 'queue/a');
  await web.setDoc(doc, { list: ['0'] });
  relay.setDown(true);
  relay.cut();
  const written = Array.from({ length: 20 }, (_, n) =>
    web.updateDoc(doc, { list: web.arrayUnion(`${n + 1}`), n: web.increment(1) }),
  );
  expect((await steady.doc('queue/a').get()).data()).toEqual({ list: ['0'] });
  relay.setDown(false);
  await Promise.all(written);
  const list = Array.from({ length: 21 }, (_, n) => `${n}`);
  expect((await steady.doc('queue/a').get()).data()).toEqual({ list, n: 20 });
  await web.terminate(db);
});
