import { initializeApp } from 'firebase/app';
import * as web from 'firebase/firestore';
import { Firestore } from '@google-cloud/firestore';
import { expect, it } from 'vitest';
import { FULL_TIMEOUT_MS, size } from '../src/testing/size.ts';
import { startEngine } from './testing/engine.ts';

/**
 * Several web SDKs and a server write at random, on and offline. Whenever they pause, every listener must come to show
 * what the server answers to the same query, with nothing pending.
 */
const ROUNDS = size(4, 20);
const WRITES_PER_ROUND = 30;
const CLIENTS = 3;

const below = (limit: number) => Math.floor(Math.random() * limit);
const randomPath = () => `${below(4) === 0 ? 's/x/s' : 's'}/d${below(25)}`;
const randomFields = () => ({ n: below(100), k: below(4) });

function queries(db: web.Firestore): web.Query[] {
  const all = web.collection(db, 's');
  const { where, orderBy, limit } = web;
  return [
    all,
    web.query(all, where('n', '<', 50)),
    web.query(all, orderBy('n'), limit(3)),
    web.query(all, orderBy('n', 'desc'), web.limitToLast(3)),
    web.query(all, where('k', '==', 1), orderBy('n', 'desc'), limit(4)),
    web.query(web.collectionGroup(db, 's'), where('k', 'in', [1, 2])),
    web.query(all, web.or(where('k', '==', 0), where('n', '>', 80))),
    web.query(all, where('n', '>', 20), where('k', '!=', 2)),
    web.query(all, orderBy('n'), web.startAt(30), limit(5)),
  ];
}

/** A listener and the last that it showed. */
class Shown {
  snapshot: web.QuerySnapshot | undefined;
  readonly stop: () => void;

  constructor(readonly query: web.Query) {
    this.stop = web.onSnapshot(query, { includeMetadataChanges: true }, (snapshot) => {
      this.snapshot = snapshot;
    });
  }

  /** What it shows other than the server; undefined once it is up to date. */
  async difference(): Promise<object | undefined> {
    const fresh = contents(await web.getDocsFromServer(this.query));
    const { snapshot } = this;
    if (snapshot === undefined) return { fresh };
    const { hasPendingWrites, fromCache } = snapshot.metadata;
    const shown = contents(snapshot);
    if (shown === fresh && !hasPendingWrites && !fromCache) return undefined;
    return { shown, fresh, hasPendingWrites, fromCache };
  }
}

function contents(snapshot: web.QuerySnapshot): string {
  return snapshot.docs.map((doc) => doc.ref.path + JSON.stringify(doc.data())).join('\n');
}

function write(db: web.Firestore): Promise<void> {
  const document = web.doc(db, randomPath());
  const choice = below(10);
  if (choice < 2) return web.deleteDoc(document);
  if (choice < 6) return web.setDoc(document, randomFields());
  const change = { n: web.increment(3), time: web.serverTimestamp(), k: below(4) };
  return web.setDoc(document, change, { merge: true });
}

it('all listeners come to show the same as the server', { timeout: FULL_TIMEOUT_MS }, async () => {
  const engine = await startEngine();
  process.env['FIRESTORE_EMULATOR_HOST'] = `${engine.host}:${engine.port}`;
  const admin = new Firestore({ projectId: 'demo-storm' });
  const clients = Array.from({ length: CLIENTS }, (_, index) => {
    const db = web.getFirestore(initializeApp({ projectId: 'demo-storm' }, `storm-${index}`));
    web.connectFirestoreEmulator(db, engine.host, engine.port);
    return db;
  });
  const listeners = clients.flatMap(queries).map((query) => new Shown(query));
  for (let round = 0; round < ROUNDS; round++) {
    const written: Promise<void>[] = [];
    const offline = new Set<web.Firestore>();
    for (let count = 0; count < WRITES_PER_ROUND; count++) {
      const db = clients[below(CLIENTS + 2)];
      if (db === undefined) {
        const document = admin.doc(randomPath());
        await (below(3) === 0 ? document.delete() : document.set(randomFields()));
      } else if (below(10) > 0) {
        written.push(write(db));
      } else if (offline.delete(db)) {
        await web.enableNetwork(db);
      } else {
        offline.add(db);
        await web.disableNetwork(db);
      }
    }
    for (const db of offline) await web.enableNetwork(db);
    await Promise.all(written);
    const waiting = new Set(listeners);
    await expect
      .poll(
        async () => {
          const differences: object[] = [];
          for (const listener of waiting) {
            const difference = await listener.difference();
            if (difference) differences.push({ query: listeners.indexOf(listener), ...difference });
            else waiting.delete(listener);
          }
          return differences;
        },
        { timeout: 30_000 },
      )
      .toEqual([]);
  }
  for (const listener of listeners) listener.stop();
  await Promise.all(clients.map((db) => web.terminate(db)));
  await admin.terminate();
  await engine.stop();
});
