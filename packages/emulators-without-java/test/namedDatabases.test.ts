import { Firestore } from '@google-cloud/firestore';
import { initializeApp } from 'firebase/app';
import * as web from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEngine } from './testing/engine.ts';
import type { Engine } from './testing/engine.ts';

/** Databases are there once somebody names them, and know nothing of each other. */
const projectId = 'demo-named';
const NAMES = ['(default)', 'second', 'third'];

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

interface Access {
  set(text: string): Promise<unknown>;
  get(): Promise<unknown>;
}

function throughWeb(name: string): Access {
  const db = web.getFirestore(initializeApp({ projectId }, `web ${name}`), name);
  web.connectFirestoreEmulator(db, engine.host, engine.port);
  closing.push(() => web.terminate(db));
  const doc = web.doc(db, 'c/a');
  return {
    set: (text) => web.setDoc(doc, { text }),
    get: async () => (await web.getDocFromServer(doc)).get('text') as unknown,
  };
}

function throughLite(name: string): Access {
  const db = lite.getFirestore(initializeApp({ projectId }, `lite ${name}`), name);
  lite.connectFirestoreEmulator(db, engine.host, engine.port);
  closing.push(() => lite.terminate(db));
  const doc = lite.doc(db, 'c/a');
  return {
    set: (text) => lite.setDoc(doc, { text }),
    get: async () => (await lite.getDoc(doc)).get('text') as unknown,
  };
}

function throughAdmin(name: string): Access {
  const db = new Firestore({ projectId, databaseId: name });
  closing.push(() => db.terminate());
  const doc = db.doc('c/a');
  return {
    set: (text) => doc.set({ text }),
    get: async () => (await doc.get()).get('text') as unknown,
  };
}

const SDKS = { web: throughWeb, lite: throughLite, admin: throughAdmin };

it.each(Object.entries(SDKS))('%s writes to the one it names', async (sdk, access) => {
  const own = NAMES.map(access);
  await Promise.all(own.map((one, index) => one.set(`${sdk} in ${NAMES[index]}`)));
  for (const read of Object.values(SDKS)) {
    const texts = await Promise.all(NAMES.map((name) => read(name).get()));
    expect(texts).toEqual(NAMES.map((name) => `${sdk} in ${name}`));
  }
});

it('a listener hears of its own database only', async () => {
  const name = 'heard';
  const db = web.getFirestore(initializeApp({ projectId }, name), name);
  web.connectFirestoreEmulator(db, engine.host, engine.port);
  closing.push(() => web.terminate(db));
  const seen: number[] = [];
  web.onSnapshot(web.collection(db, 'c'), (snapshot) => seen.push(snapshot.size));
  await expect.poll(() => seen).toEqual([0]);
  await throughAdmin('unheard').set('x');
  await throughAdmin(name).set('x');
  await expect.poll(() => seen).toEqual([0, 1]);
});
