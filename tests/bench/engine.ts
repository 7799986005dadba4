// The local engine under load: 100,000 writes with a listener, and queries afterwards.
import { setTimeout as sleep } from 'node:timers/promises';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { buildEngine } from '../../scripts/suite/build.ts';
import { start, stop } from './support/engines.ts';
import { median } from './support/figures.ts';
import { processorSeconds, residentMb } from './support/processes.ts';
import type { Figure, Row } from './support/row.ts';

const BEFORE = 1000;
const DOCUMENTS = 100_000;
const BATCH = 500;
const QUERIES = 100;
const words = Array.from({ length: QUERIES }, (_, index) => `word${index}`);

async function writeBatch(db: Firestore, from: number): Promise<number> {
  const started = performance.now();
  const batch = db.batch();
  for (let i = from; i < from + BATCH; i++) {
    batch.set(db.doc(`bookings/b${String(i).padStart(6, '0')}`), {
      customerName: `Guest ${i}`,
      numberOfGuests: (i % 10) + 1,
      totalPrice: i % 1000,
      status: 'pending',
      searchTerms: [words[i % QUERIES], `guest${i}`],
      createdAt: new Date(1_700_000_000_000 + i),
    });
  }
  await batch.commit();
  return performance.now() - started;
}

async function writeBeneathListener(db: Firestore, pid: number): Promise<Figure[]> {
  for (let i = 0; i < BEFORE; i += BATCH) await writeBatch(db, i);
  let seen = 0;
  const unsubscribe = db.collection('bookings').onSnapshot((snapshot) => (seen = snapshot.size));
  while (seen < BEFORE) await sleep(20);
  const processorBefore = processorSeconds(pid);
  const started = performance.now();
  const batches: number[] = [];
  for (let i = BEFORE; i < BEFORE + DOCUMENTS; i += BATCH) batches.push(await writeBatch(db, i));
  const seconds = (performance.now() - started) / 1000;
  while (seen < BEFORE + DOCUMENTS) await sleep(20);
  unsubscribe();
  const processor = processorSeconds(pid) - processorBefore;
  const slowdown = median(batches.slice(-10)) / median(batches.slice(0, 10));
  return [
    { what: 'engine: 100,000 documents under a listener', figure: seconds, unit: 's', target: 10 },
    { what: 'engine: of that, its own processor time', figure: processor, unit: 's' },
    { what: 'engine: last ten batches, of the first ten', figure: slowdown, unit: '', target: 1.2 },
    { what: 'engine: memory with 101,000 documents', figure: residentMb(pid), unit: 'MB' },
  ];
}

/** The query of a grid's search: records with a word, newest first, one page. */
async function search(db: Firestore): Promise<Figure> {
  const started = performance.now();
  for (const word of words) {
    const found = await db
      .collection('bookings')
      .where('searchTerms', 'array-contains', word)
      .orderBy('createdAt', 'desc')
      .limit(26)
      .get();
    if (found.size !== 26) throw new Error(`${word} finds ${found.size} documents`);
  }
  const seconds = (performance.now() - started) / 1000;
  return { what: `engine: ${QUERIES} searches in 101,000, in order`, figure: seconds, unit: 's' };
}

export const engine: Row = {
  measures: 'the local engine under load',
  async run() {
    await buildEngine();
    const { engine, port, pid } = await start();
    process.env.METADATA_SERVER_DETECTION = 'none';
    process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${port}`;
    const app = initializeApp({ projectId: 'demo-bench' }, 'engine');
    try {
      const db = getFirestore(app);
      return [...(await writeBeneathListener(db, pid)), await search(db)];
    } finally {
      await deleteApp(app);
      await stop(engine);
    }
  },
};
