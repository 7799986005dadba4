// Figures of the local engine: start, memory, and 100,000 writes beneath a listener. Needs emulator/dist.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { median, report } from './report.ts';

const ENGINE = path.join(import.meta.dirname, '../../emulator/dist/firestore.mjs');
const STARTS = 7;
const DOCUMENTS = 100_000;
const BATCH = 500;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('close', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}

/** Starts the engine; answers it with the milliseconds from spawn to an accepting port. */
async function start(): Promise<{ engine: ChildProcess; port: number; ms: number }> {
  const port = await freePort();
  const started = performance.now();
  const engine = spawn(
    process.execPath,
    [ENGINE, '--host', '127.0.0.1', '--port', String(port), '--project_id', 'demo-bench'],
    { stdio: 'ignore' },
  );
  while (!(await accepts(port))) await sleep(1);
  return { engine, port, ms: performance.now() - started };
}

function stop(engine: ChildProcess): Promise<unknown> {
  const exited = new Promise((resolve) => engine.once('exit', resolve));
  engine.kill('SIGINT');
  return exited;
}

/** Resident memory in MB, as the kernel counts it (Linux). */
function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

async function write(db: Firestore, from: number, count: number): Promise<number> {
  const started = performance.now();
  const batch = db.batch();
  for (let i = from; i < from + count; i++) {
    batch.set(db.doc(`bookings/b${String(i).padStart(6, '0')}`), {
      customerName: `Guest ${i}`,
      numberOfGuests: (i % 10) + 1,
      totalPrice: i % 1000,
      status: 'pending',
      createdAt: new Date(1_700_000_000_000 + i),
    });
  }
  await batch.commit();
  return performance.now() - started;
}

const starts: number[] = [];
for (let i = 0; i < STARTS; i++) {
  const { engine, ms } = await start();
  starts.push(ms);
  await stop(engine);
}
report('engine: start to accepting port, median of 7', median(starts), 'ms', 'under 150');

const { engine, port } = await start();
await sleep(3000);
report('engine: idle memory', residentMb(engine.pid ?? 0), 'MB', 'under 120');

process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${port}`;
const app = initializeApp({ projectId: 'demo-bench' });
const db = getFirestore(app);
for (let i = 0; i < 1000; i += BATCH) await write(db, i, BATCH);
await sleep(1000);
report('engine: memory after 1,000 documents', residentMb(engine.pid ?? 0), 'MB', 'under 160');

let seen = 0;
const unsubscribe = db.collection('bookings').onSnapshot((snapshot) => {
  seen = snapshot.size;
});
while (seen < 1000) await sleep(20);
const started = performance.now();
const batches: number[] = [];
for (let i = 1000; i < 1000 + DOCUMENTS; i += BATCH) batches.push(await write(db, i, BATCH));
const seconds = (performance.now() - started) / 1000;
while (seen < 1000 + DOCUMENTS) await sleep(20);
report('engine: 100,000 documents in batches of 500, with a listener', seconds, 's', 'under 30');
const first = median(batches.slice(0, 10));
const last = median(batches.slice(-10));
report('engine: last ten batches against the first ten', last / first, 'times', 'at most 1.2');
report('engine: memory with 101,000 documents', residentMb(engine.pid ?? 0), 'MB');

unsubscribe();
await deleteApp(app);
await stop(engine);
