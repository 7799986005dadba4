import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
} from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp } from 'firebase/app';
import * as web from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import * as adminApp from 'firebase-admin/app';
import * as admin from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEngine } from './engine.ts';
import type { Engine } from './engine.ts';

/** One test per SDK and way of working; each uses collections of its own. */
let engine: Engine;
beforeAll(async () => {
  engine = await startEngine();
  process.env['FIRESTORE_EMULATOR_HOST'] = `${engine.host}:${engine.port}`;
});
afterAll(() => engine.stop());

describe('firebase/firestore in Node (gRPC)', () => {
  let db: web.Firestore;
  beforeAll(() => {
    db = web.getFirestore(initializeApp({ projectId: 'demo-web' }, 'web'));
    web.connectFirestoreEmulator(db, engine.host, engine.port);
  });
  afterAll(async () => {
    await web.terminate(db);
    await deleteApp(db.app);
  });

  it('writes and reads every kind of value', async () => {
    const reference = web.doc(db, 'values/all');
    const data = {
      nil: null,
      yes: true,
      integer: Number.MAX_SAFE_INTEGER,
      double: 0.1,
      negativeZero: -0,
      nan: Number.NaN,
      text: 'café 😀',
      bytes: web.Bytes.fromUint8Array(new Uint8Array([0, 255])),
      time: new web.Timestamp(1_700_000_000, 123_456_000),
      place: new web.GeoPoint(-8.5, 115.2),
      reference,
      list: [1, 'two', { three: 3 }],
      map: { 'odd `name`': { deep: [] } },
      vector: web.vector([1, 2.5]),
    };
    await web.setDoc(reference, data);
    const { reference: readReference, ...stored } =
      (await web.getDocFromServer(reference)).data() ?? {};
    expect(web.refEqual(readReference as web.DocumentReference, reference)).toBe(true);
    for (const [name, value] of Object.entries(data)) {
      if (name === 'reference') continue;
      const read: unknown = stored[name];
      const isEqual = (value as { isEqual?: (other: unknown) => boolean } | null)?.isEqual;
      // The SDK's own types know best when they are equal.
      expect({ [name]: isEqual?.call(value, read) ? value : read }).toEqual({ [name]: value });
    }
  });

  it('updates, transforms and deletes', async () => {
    const reference = web.doc(db, 'transforms/a');
    await web.setDoc(reference, { n: 1, list: ['a'], gone: true, map: { x: 1, y: 2 } });
    await web.updateDoc(reference, {
      n: web.increment(2),
      list: web.arrayUnion('b'),
      gone: web.deleteField(),
      'map.x': 5,
      at: web.serverTimestamp(),
    });
    expect((await web.getDocFromServer(reference)).data()).toEqual({
      n: 3,
      list: ['a', 'b'],
      map: { x: 5, y: 2 },
      at: expect.any(web.Timestamp),
    });
    await web.deleteDoc(reference);
    expect((await web.getDocFromServer(reference)).exists()).toBe(false);
    await expect(web.updateDoc(reference, { n: 1 })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('runs transactions that collide', async () => {
    const counter = web.doc(db, 'counters/web');
    await web.setDoc(counter, { n: 0 });
    const increase = () =>
      web.runTransaction(
        db,
        async (transaction) => {
          const { n } = (await transaction.get(counter)).data() ?? {};
          transaction.update(counter, { n: Number(n) + 1 });
        },
        { maxAttempts: 20 },
      );
    await Promise.all([increase(), increase(), increase()]);
    expect((await web.getDocFromServer(counter)).data()).toEqual({ n: 3 });
  });

  it('verifies in a transaction what was only read', async () => {
    const read = web.doc(db, 'verified/read');
    const written = web.doc(db, 'verified/written');
    await web.runTransaction(db, async (transaction) => {
      expect((await transaction.get(read)).exists()).toBe(false);
      transaction.set(written, { ok: true });
    });
    expect((await web.getDocFromServer(written)).data()).toEqual({ ok: true });
  });

  it('queries and counts', async () => {
    const tours = web.collection(db, 'tours');
    const batch = web.writeBatch(db);
    for (let i = 0; i < 10; i++) {
      batch.set(web.doc(tours, `t${i}`), { price: i * 10, tags: i % 2 ? ['odd'] : ['even'] });
    }
    await batch.commit();
    const cheap = web.query(
      tours,
      web.where('price', '<', 60),
      web.where('tags', 'array-contains', 'odd'),
      web.orderBy('price', 'desc'),
      web.limit(2),
    );
    expect((await web.getDocsFromServer(cheap)).docs.map(({ id }) => id)).toEqual(['t5', 't3']);
    const sums = await web.getAggregateFromServer(tours, {
      count: web.count(),
      total: web.sum('price'),
      average: web.average('price'),
    });
    expect(sums.data()).toEqual({ count: 10, total: 450, average: 45 });
  });
});

describe('firebase/firestore/lite (REST)', () => {
  let db: lite.Firestore;
  beforeAll(() => {
    db = lite.getFirestore(initializeApp({ projectId: 'demo-lite' }, 'lite'));
    lite.connectFirestoreEmulator(db, engine.host, engine.port);
  });
  afterAll(() => deleteApp(db.app));

  it('writes, reads, queries, counts and runs transactions', async () => {
    const villas = lite.collection(db, 'villas');
    const added = await lite.addDoc(villas, {
      price: 2 ** 53,
      ratio: -0,
      at: lite.serverTimestamp(),
    });
    expect((await lite.getDoc(added)).data()).toEqual({
      price: 2 ** 53,
      ratio: -0,
      at: expect.any(lite.Timestamp),
    });
    await lite.setDoc(lite.doc(villas, 'b'), { price: 1, name: 'a/b "quoted" 😀' });
    await lite.runTransaction(db, async (transaction) => {
      const { price } = (await transaction.get(lite.doc(villas, 'b'))).data() ?? {};
      transaction.update(lite.doc(villas, 'b'), { price: Number(price) + 1 });
    });
    const found = await lite.getDocs(
      lite.query(villas, lite.where('price', '<=', 2), lite.limit(5)),
    );
    expect(found.docs.map((document) => document.data())).toEqual([
      { price: 2, name: 'a/b "quoted" 😀' },
    ]);
    expect((await lite.getCount(villas)).data()).toEqual({ count: 2 });
    expect((await lite.getDoc(lite.doc(villas, 'none'))).exists()).toBe(false);
    await expect(lite.updateDoc(lite.doc(villas, 'none'), { a: 1 })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

describe('firebase-admin (gRPC)', () => {
  let app: adminApp.App;
  let db: admin.Firestore;
  beforeAll(() => {
    app = adminApp.initializeApp({ projectId: 'demo-admin' }, 'admin');
    db = admin.getFirestore(app);
  });
  afterAll(() => adminApp.deleteApp(app));

  it('lists collections and documents, also missing ones', async () => {
    await db.doc('a/b/c/d').set({ n: 1 });
    expect((await db.listCollections()).map(({ id }) => id)).toEqual(['a']);
    expect((await db.collection('a').listDocuments()).map(({ id }) => id)).toEqual(['b']);
    expect((await db.doc('a/b').listCollections()).map(({ id }) => id)).toEqual(['c']);
  });

  it('runs transactions that collide', async () => {
    const counter = db.doc('counters/admin');
    await counter.set({ n: 0 });
    const increase = () =>
      db.runTransaction(async (transaction) => {
        const n = (await transaction.get(counter)).get('n') as number;
        transaction.update(counter, { n: n + 1 });
      });
    await Promise.all([increase(), increase(), increase()]);
    expect((await counter.get()).get('n')).toBe(3);
  });

  it('writes in bulk, deletes recursively and reads in groups', async () => {
    const writer = db.bulkWriter();
    for (let i = 0; i < 50; i++) void writer.create(db.doc(`bulk/b${i}/sub/s`), { i });
    await writer.close();
    const group = db.collectionGroup('sub').where('i', '>=', 45).orderBy('i');
    expect((await group.get()).docs.map((document) => document.get('i') as number)).toEqual([
      45, 46, 47, 48, 49,
    ]);
    expect((await db.collectionGroup('sub').count().get()).data()).toEqual({ count: 50 });
    await db.recursiveDelete(db.collection('bulk'));
    expect((await db.collectionGroup('sub').get()).empty).toBe(true);
  });

  it('listens', async () => {
    const seen: string[] = [];
    let wake = () => {};
    const stop = db.collection('live').onSnapshot((snapshot) => {
      seen.push(snapshot.docs.map(({ id }) => id).join());
      wake();
    });
    const until = async (state: string) => {
      while (seen.at(-1) !== state) await new Promise<void>((resolve) => (wake = resolve));
    };
    await until('');
    await db.doc('live/x').set({});
    await until('x');
    await db.doc('live/x').delete();
    await until('');
    stop();
    expect(seen).toEqual(['', 'x', '']);
  });

  it('sends and receives large documents', async () => {
    const text = 'x'.repeat(1_000_000);
    await Promise.all(Array.from({ length: 5 }, (_, i) => db.doc(`large/${i}`).set({ text })));
    const { docs } = await db.collection('large').get();
    expect(docs.map((document) => (document.get('text') as string).length)).toEqual(
      Array.from({ length: 5 }, () => 1_000_000),
    );
    await expect(db.doc('large/x').set({ text: 'x'.repeat(1_100_000) })).rejects.toThrow(
      'longer than 1048487 bytes',
    );
  });
});

describe('@firebase/rules-unit-testing', () => {
  it('lets rules decide, and sets data up without them', async () => {
    const environment = await initializeTestEnvironment({
      projectId: 'demo-rules',
      firestore: {
        host: engine.host,
        port: engine.port,
        rules: `rules_version = '2';
          service cloud.firestore {
            match /databases/{database}/documents {
              match /notes/{id} {
                allow read: if request.auth.uid == resource.data.owner;
                allow create: if request.auth.token.role == 'staff';
              }
            }
          }`,
      },
    });
    await environment.withSecurityRulesDisabled(async (context) => {
      await context.firestore().doc('notes/n').set({ owner: 'ayu' });
    });
    const ayu = environment.authenticatedContext('ayu').firestore();
    const staff = environment.authenticatedContext('budi', { role: 'staff' }).firestore();
    const nobody = environment.unauthenticatedContext().firestore();
    await assertSucceeds(ayu.doc('notes/n').get());
    await assertFails(staff.doc('notes/n').get());
    await assertFails(nobody.doc('notes/n').get());
    await assertSucceeds(staff.doc('notes/new').set({ owner: 'budi' }));
    await assertFails(ayu.doc('notes/other').set({ owner: 'ayu' }));
    await assertSucceeds(ayu.collection('notes').where('owner', '==', 'ayu').get());
    await assertFails(ayu.collection('notes').get());
    await environment.clearFirestore();
    await environment.withSecurityRulesDisabled(async (context) => {
      expect((await context.firestore().collection('notes').get()).size).toBe(0);
    });
    await environment.cleanup();
  });

  it('is told why rules do not compile', async () => {
    await expect(
      initializeTestEnvironment({
        projectId: 'demo-broken',
        firestore: { host: engine.host, port: engine.port, rules: 'broken' },
      }),
    ).rejects.toThrow('L1:1');
  });
});
