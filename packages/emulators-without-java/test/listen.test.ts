import { deleteApp, initializeApp } from 'firebase/app';
import type { FirebaseApp } from 'firebase/app';
import * as web from 'firebase/firestore';
import { Firestore } from '@google-cloud/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEngine } from './testing/engine.ts';
import type { Engine } from './testing/engine.ts';
import { commitTo, listen, listenInBoth, listenTo, seenIn, sorted } from './testing/listeners.ts';

/** Listeners of the real SDKs, in Node: they speak gRPC. Each test has collections of its own. */
let engine: Engine;
let app: FirebaseApp;
let db: web.Firestore;
/** Writes as somebody else, and listens as a server does. */
let admin: Firestore;

beforeAll(async () => {
  engine = await startEngine();
  process.env['FIRESTORE_EMULATOR_HOST'] = `${engine.host}:${engine.port}`;
  admin = new Firestore({ projectId: 'demo-listen' });
  app = initializeApp({ projectId: 'demo-listen' });
  db = web.getFirestore(app);
  web.connectFirestoreEmulator(db, engine.host, engine.port);
});

afterAll(async () => {
  await web.terminate(db);
  await deleteApp(app);
  await admin.terminate();
  await engine.stop();
});

/** By somebody else. */
const commit = (documents: Record<string, number | null>) => commitTo(admin, documents);

describe('a commit', () => {
  it('is one snapshot to each listener it concerns', async () => {
    await commit({ 'multi/a': 1, 'multi/b': 2, 'other/x': 1 });
    const all = listen(web.collection(db, 'multi'));
    const low = listen(web.query(web.collection(db, 'multi'), web.where('n', '<', 10)));
    const other = listen(web.collection(db, 'other'));
    const one = listenTo(web.doc(db, 'multi/a'));
    await Promise.all([
      all.shows('a=1 b=2'),
      low.shows('a=1 b=2'),
      other.shows('x=1'),
      one.shows('n=1'),
    ]);
    await commit({ 'multi/a': 20, 'multi/b': null, 'multi/c': 3, 'other/x': 2 });
    await commit({ 'multi/a': 4, 'multi/d': 5, 'other/y': 3 });
    await Promise.all([
      all.shows('a=4 c=3 d=5'),
      low.shows('c=3 a=4 d=5'),
      other.shows('x=2 y=3'),
      one.shows('n=4'),
    ]);
    expect(all.seen.map(({ documents }) => documents)).toEqual([
      'a=1 b=2',
      'a=20 c=3',
      'a=4 c=3 d=5',
    ]);
    expect(low.seen.map(({ documents }) => documents)).toEqual(['a=1 b=2', 'c=3', 'c=3 a=4 d=5']);
    expect(other.seen.map(({ documents }) => documents)).toEqual(['x=1', 'x=2', 'x=2 y=3']);
    expect(one.seen.map(({ documents }) => documents)).toEqual(['n=1', 'n=20', 'n=4']);
    for (const recorder of [all, low, other, one]) recorder.stop();
  });

  it('moves documents through a limit, and refills it', async () => {
    await commit({ 'limit/a': 1, 'limit/b': 2, 'limit/c': 3, 'limit/d': 4 });
    const top = listenInBoth(
      web.query(web.collection(db, 'limit'), web.orderBy('n'), web.limit(2)),
      admin.collection('limit').orderBy('n').limit(2),
    );
    await top.shows('a=1 b=2');
    await commit({ 'limit/z': 0 });
    await top.shows('z=0 a=1');
    await commit({ 'limit/a': null });
    await top.shows('z=0 b=2');
    await commit({ 'limit/z': 9 });
    await top.shows('b=2 c=3');
    await commit({ 'limit/b': null, 'limit/c': null });
    await top.shows('d=4 z=9');
    await commit({ 'limit/d': 10 });
    await top.shows('z=9 d=10');
    const changes = ['+a +b', '-b +z', '-a +b', '-z +c', '-b -c +d +z', '~d'];
    expect(top.changes().map((list) => list.map(sorted))).toEqual([
      changes.map(sorted),
      changes.map(sorted),
    ]);
    top.stop();
  });

  it('changes the order', async () => {
    await commit({ 'order/a': 1, 'order/b': 2, 'order/c': 3 });
    const down = listenInBoth(
      web.query(web.collection(db, 'order'), web.orderBy('n', 'desc')),
      admin.collection('order').orderBy('n', 'desc'),
    );
    await down.shows('c=3 b=2 a=1');
    await commit({ 'order/a': 9 });
    await down.shows('a=9 c=3 b=2');
    await commit({ 'order/c': 2 });
    await down.shows('a=9 c=2 b=2');
    expect(down.changes()).toEqual([
      ['+c +b +a', '~a', '~c'],
      ['+c +b +a', '~a', '~c'],
    ]);
    down.stop();
  });

  it('takes a document out of a filter', async () => {
    await commit({ 'filter/a': 1, 'filter/b': 1 });
    const ones = listenInBoth(
      web.query(web.collection(db, 'filter'), web.where('n', '==', 1)),
      admin.collection('filter').where('n', '==', 1),
    );
    await ones.shows('a=1 b=1');
    await commit({ 'filter/a': 2 });
    await ones.shows('b=1');
    await commit({ 'filter/a': 1, 'filter/b': 3 });
    await ones.shows('a=1');
    expect(ones.changes()).toEqual([
      ['+a +b', '-a', '-b +a'],
      ['+a +b', '-a', '-b +a'],
    ]);
    ones.stop();
  });

  it('of the listener itself is shown at once and stays', async () => {
    const path = web.collection(db, 'own');
    const all = listen(web.query(path, web.orderBy('n')));
    await all.shows('');
    await web.setDoc(web.doc(path, 'a'), { n: 1 });
    await web.updateDoc(web.doc(path, 'a'), { n: web.increment(4) });
    await web.addDoc(path, { n: 7 }).then((added) => web.deleteDoc(added));
    await web.waitForPendingWrites(db);
    await all.shows('a=5');
    const fromServer = await web.getDocsFromServer(path);
    expect(seenIn(fromServer).documents).toBe('a=5');
    all.stop();
  });
});

describe('a single document', () => {
  it('may be missing, come, and go', async () => {
    const one = listenTo(web.doc(db, 'single/a'));
    await one.shows('missing');
    await commit({ 'single/a': 1 });
    await one.shows('n=1');
    await commit({ 'single/a': null });
    await one.shows('missing');
    expect(one.seen.map(({ documents }) => documents)).toEqual(['missing', 'n=1', 'missing']);
    one.stop();
  });
});

describe('a client that was away', () => {
  it('catches up in one snapshot', async () => {
    await commit({ 'away/a': 1, 'away/b': 2, 'away/e': 3, 'away/same': 4 });
    const path = web.collection(db, 'away');
    const low = listen(web.query(path, web.where('n', '<', 10)));
    const top = listen(web.query(path, web.orderBy('n'), web.limit(2)));
    const one = listenTo(web.doc(path, 'b'));
    await Promise.all([low.shows('a=1 b=2 e=3 same=4'), top.shows('a=1 b=2'), one.shows('n=2')]);
    await web.disableNetwork(db);
    await commit({ 'away/a': 5, 'away/b': null, 'away/e': 50 });
    await commit({ 'away/d': 6 });
    await web.enableNetwork(db);
    await Promise.all([low.shows('same=4 a=5 d=6'), top.shows('same=4 a=5'), one.shows('missing')]);
    expect(low.seen.map(({ changes }) => sorted(changes)).slice(1)).toEqual([
      sorted('-b -e +d ~a'),
    ]);
    await web.disableNetwork(db);
    await web.enableNetwork(db);
    await commit({ 'away/d': 7 });
    await low.shows('same=4 a=5 d=7');
    expect(low.seen).toHaveLength(3);
    for (const recorder of [low, top, one]) recorder.stop();
  });

  it('sends what it wrote meanwhile', async () => {
    const path = web.collection(db, 'offline');
    const all = listen(web.query(path, web.orderBy('n')));
    await all.shows('');
    await web.disableNetwork(db);
    const written = web.setDoc(web.doc(path, 'a'), { n: 2 });
    await commit({ 'offline/b': 1 });
    await all.shows('a=2');
    await web.enableNetwork(db);
    await written;
    await all.shows('b=1 a=2');
    expect((await admin.doc('offline/a').get()).data()).toEqual({ n: 2 });
    all.stop();
  });
});

describe('clearing the database', () => {
  it('shows listeners that everything is gone', async () => {
    await commit({ 'clear/a': 1, 'clear/b': 2 });
    const all = listenInBoth(web.collection(db, 'clear'), admin.collection('clear'));
    const one = listenTo(web.doc(db, 'clear/a'));
    await Promise.all([all.shows('a=1 b=2'), one.shows('n=1')]);
    const root = `http://${engine.host}:${engine.port}/emulator/v1/projects/demo-listen`;
    const response = await fetch(`${root}/databases/(default)/documents`, { method: 'DELETE' });
    expect(response.status).toBe(200);
    await Promise.all([all.shows(''), one.shows('missing')]);
    all.stop();
    one.stop();
  });
});

describe('rules', () => {
  it('reject one listener and leave the others alone', async () => {
    const rules = `service cloud.firestore { match /databases/{database}/documents {
      match /open/{id} { allow read: if true; }
      match /mine/{id} { allow read: if resource.data.n == 1; }
    } }`;
    const url = `http://${engine.host}:${engine.port}/emulator/v1/projects/demo-listen:securityRules`;
    const body = JSON.stringify({ rules: { files: [{ content: rules }] } });
    const put = await fetch(url, { method: 'PUT', body });
    expect(put.status).toBe(200);
    await commit({ 'open/a': 1, 'mine/a': 1 });
    const open = listen(web.collection(db, 'open'));
    const mine = listen(web.query(web.collection(db, 'mine'), web.where('n', '==', 1)));
    await Promise.all([open.shows('a=1'), mine.shows('a=1')]);
    const closed = listen(web.collection(db, 'mine'));
    expect(await closed.fails()).toMatchObject({ code: 'permission-denied' });
    // The new version may not be read, but the client has to learn that the document left.
    await commit({ 'open/b': 2, 'mine/a': 2 });
    await Promise.all([open.shows('a=1 b=2'), mine.shows('')]);
    open.stop();
    mine.stop();
  });
});
