// Figures of the local engine: start, memory, and 100,000 writes beneath a listener. Needs emulator/dist.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { median, report } from './report.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const ENGINE = [process.execPath, path.join(ROOT, 'emulator/dist/firestore.mjs')];
/** As firebase-tools starts it. */
const STAND_IN = [
  path.join(ROOT, 'emulator/bin/java'),
  '-Duser.language=en',
  '-jar',
  'cloud-firestore-emulator.jar',
];
/** What Node itself takes: no program is faster. */
const BARE_NODE = [
  process.execPath,
  '-e',
  'require("net").createServer().listen(process.argv[4], process.argv[2])',
  '--',
];
const STARTS = 15;
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

/** Starts a server; answers it with the milliseconds from spawn to an accepting port. */
async function start(
  [program = '', ...args]: readonly string[] = ENGINE,
  flags: readonly string[] = [],
): Promise<{ engine: ChildProcess; port: number; ms: number }> {
  const port = await freePort();
  const started = performance.now();
  const place = ['--host', '127.0.0.1', '--port', String(port)];
  const engine = spawn(program, [...args, ...place, '--project_id', 'demo-bench', ...flags], {
    stdio: 'ignore',
  });
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

/** Time on a processor in s, which says more than the clock on a busy machine (Linux, 100 ticks a second). */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
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

const programs: [string, readonly string[]][] = [
  ['engine', ENGINE],
  ['engine through bin/java', STAND_IN],
  ['Node and nothing else', BARE_NODE],
];
const starts = programs.map((): number[] => []);
for (let i = 0; i < STARTS; i++) {
  // In turns, so that a busy moment falls on all of them.
  for (const [index, [, program]] of programs.entries()) {
    const { engine, ms } = await start(program);
    starts[index]?.push(ms);
    await stop(engine);
  }
}
for (const [index, [name]] of programs.entries()) {
  const figure = median(starts[index] ?? []);
  const bound = index < 2 ? 'under 150' : undefined;
  report(`${name}: start to accepting port, median of ${STARTS}`, figure, 'ms', bound);
}

const withRules = await start(ENGINE, ['--rules', path.join(ROOT, 'firestore.rules')]);
await sleep(3000);
report(
  'engine: idle memory, rules loaded',
  residentMb(withRules.engine.pid ?? 0),
  'MB',
  'under 120',
);
await stop(withRules.engine);

const { engine, port } = await start();
await sleep(3000);
report('engine: idle memory', residentMb(engine.pid ?? 0), 'MB', 'under 120');

process.env.METADATA_SERVER_DETECTION = 'none';
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
const processorBefore = processorSeconds(engine.pid ?? 0);
const started = performance.now();
const batches: number[] = [];
for (let i = 1000; i < 1000 + DOCUMENTS; i += BATCH) batches.push(await write(db, i, BATCH));
const seconds = (performance.now() - started) / 1000;
while (seen < 1000 + DOCUMENTS) await sleep(20);
report('engine: 100,000 documents in batches of 500, with a listener', seconds, 's', 'under 30');
const processor = processorSeconds(engine.pid ?? 0) - processorBefore;
report('engine: of that, its own time on a processor', processor, 's');
const first = median(batches.slice(0, 10));
const last = median(batches.slice(-10));
report('engine: last ten batches against the first ten', last / first, 'times', 'at most 1.2');
report('engine: memory with 101,000 documents', residentMb(engine.pid ?? 0), 'MB');

unsubscribe();
await deleteApp(app);
await stop(engine);
