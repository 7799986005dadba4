import { Firestore } from '@google-cloud/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FULL_TIMEOUT_MS, size } from '../src/testing/size.ts';
import { startEngine } from './testing/engine.ts';
import type { Engine } from './testing/engine.ts';

const DOCUMENTS = size(5000, 100_000);
const BATCH = 500;

let engine: Engine;
let db: Firestore;
beforeAll(async () => {
  engine = await startEngine();
  process.env['FIRESTORE_EMULATOR_HOST'] = `${engine.host}:${engine.port}`;
  db = new Firestore({ projectId: 'demo-bulk' });
});
afterAll(async () => {
  await db.terminate();
  await engine.stop();
});

it(
  `${DOCUMENTS} documents come and go beneath a listener`,
  { timeout: FULL_TIMEOUT_MS },
  async () => {
    const all = db.collection('c');
    let shown: number | undefined;
    let check: () => void = () => undefined;
    const stop = all.onSnapshot((snapshot) => {
      shown = snapshot.size;
      check();
    });
    const shows = (count: number) =>
      new Promise<void>((resolve) => {
        check = () => shown === count && resolve();
        check();
      });
    await shows(0);
    for (let from = 0; from < DOCUMENTS; from += BATCH) {
      const batch = db.batch();
      for (let n = from; n < from + BATCH; n++)
        batch.set(all.doc(`d${n}`), { n, text: `Text ${n}` });
      await batch.commit();
    }
    await shows(DOCUMENTS);
    // By itself, the SDK deletes 500 in a second.
    const writer = db.bulkWriter({ throttling: false });
    await db.recursiveDelete(all, writer);
    await writer.close();
    await shows(0);
    stop();
    expect((await all.count().get()).data()).toEqual({ count: 0 });
  },
);
