import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
} from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp } from 'firebase/app';
import * as web from 'firebase/firestore';
import * as adminApp from 'firebase-admin/app';
import * as admin from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEngine } from './testing/engine.ts';
import type { Engine } from './testing/engine.ts';

/** What one SDK has and the others have not; what they share is in clients.test.ts. Each test has collections of its own. */
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

  it('verifies in a transaction what was only read', async () => {
    const read = web.doc(db, 'verified/read');
    const written = web.doc(db, 'verified/written');
    await web.runTransaction(db, async (transaction) => {
      expect((await transaction.get(read)).exists()).toBe(false);
      transaction.set(written, { ok: true });
    });
    expect((await web.getDocFromServer(written)).data()).toEqual({ ok: true });
  });

  it('may not update in a transaction what the same transaction deletes', async () => {
    const document = web.doc(db, 'changed/mind');
    const deleteAndUpdate = (reads: boolean) =>
      web.runTransaction(db, async (transaction) => {
        if (reads) await transaction.get(document);
        transaction.delete(document).update(document, { n: 2 });
      });
    for (const before of [undefined, { n: 1 }]) {
      if (before) await web.setDoc(document, before);
      for (const reads of [false, true]) {
        await expect(deleteAndUpdate(reads)).rejects.toMatchObject({ code: 'invalid-argument' });
      }
      expect((await web.getDocFromServer(document)).data()).toEqual(before);
    }
  });

  it('finds no name beside an inequality that leaves the name out, however it asks', async () => {
    const all = web.collection(db, 'named');
    await web.setDoc(web.doc(all, 'a'), { n: 1 });
    const name = web.where(web.documentId(), '==', 'a');
    const larger = web.where('n', '>', 0);
    const bad = web.query(all, name, larger);
    const refused = {
      code: 'invalid-argument',
      message: expect.stringContaining(
        'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
      ),
    };
    await expect(web.getDocsFromServer(bad)).rejects.toMatchObject(refused);
    await expect(web.getCountFromServer(bad)).rejects.toMatchObject(refused);
    // What is cached may come first.
    const heard = new Promise((_, reject) => web.onSnapshot(bad, () => {}, reject));
    await expect(heard).rejects.toMatchObject(refused);
    const good = web.query(all, name, larger, web.where(web.documentId(), '>=', 'a'));
    expect((await web.getDocsFromServer(good)).docs.map(({ id }) => id)).toEqual(['a']);
    expect((await web.getCountFromServer(good)).data()).toEqual({ count: 1 });
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

  it('explains queries and counts', async () => {
    const all = db.collection('explained');
    await Promise.all(['a', 'b', 'c'].map((id) => all.doc(id).set({ n: 1 })));
    const query = all.where('n', '==', 1).limit(2);
    const indexesUsed = [{ query_scope: 'Collection', properties: '(n ASC, __name__ ASC)' }];
    const planned = await query.explain();
    expect(planned).toMatchObject({
      snapshot: null,
      metrics: { planSummary: { indexesUsed }, executionStats: null },
    });
    const { snapshot, metrics } = await query.explain({ analyze: true });
    expect(snapshot?.docs.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(metrics).toMatchObject({
      planSummary: { indexesUsed },
      executionStats: { resultsReturned: 2, readOperations: 2 },
    });
    const counted = await query.count().explain({ analyze: true });
    expect(counted.snapshot?.data()).toEqual({ count: 2 });
    expect(counted.metrics.executionStats).toMatchObject({ resultsReturned: 1 });
    expect((await query.count().explain()).snapshot).toBeNull();
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

  it('hears of each write in bulk by itself, but of a name that is none for all of them', async () => {
    const outcomes = async (...ids: string[]) => {
      const writer = db.bulkWriter();
      const writes = ids.map((id) =>
        writer.create(db.doc(`each/${id}`), {}).then(
          () => 'OK',
          ({ code }: { code: number }) => admin.GrpcStatus[code],
        ),
      );
      await writer.close();
      return Promise.all(writes);
    };
    await db.doc('each/there').set({});
    expect(await outcomes('a', 'there', 'b')).toEqual(['OK', 'ALREADY_EXISTS', 'OK']);
    const all = ['INVALID_ARGUMENT', 'INVALID_ARGUMENT'];
    expect(await outcomes('c', '__none__')).toEqual(all);
    expect((await db.collection('each').listDocuments()).map(({ id }) => id)).toEqual([
      'a',
      'b',
      'there',
    ]);
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
