import { type ChildProcess, spawn } from 'node:child_process';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../../../scripts/suite/root.ts';

/** The command that starts the local engine. Needs packages/emulators-without-java/dist. */
export const ENGINE = [
  process.execPath,
  path.join(ROOT, 'packages/emulators-without-java/dist/firestore.mjs'),
];

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

/** Starts a server; returns it with the milliseconds from spawn to an accepting port. */
export async function start(
  [program = '', ...args]: readonly string[] = ENGINE,
  flags: readonly string[] = [],
): Promise<{ engine: ChildProcess; port: number; ms: number; pid: number }> {
  const port = await freePort();
  const started = performance.now();
  const place = ['--host', '127.0.0.1', '--port', String(port)];
  const engine = spawn(program, [...args, ...place, '--project_id', 'demo-bench', ...flags], {
    stdio: 'ignore',
  });
  while (!(await accepts(port))) await sleep(1);
  return { engine, port, ms: performance.now() - started, pid: engine.pid ?? 0 };
}

export function stop(engine: ChildProcess): Promise<unknown> {
  const exited = new Promise((resolve) => engine.once('exit', resolve));
  engine.kill('SIGINT');
  return exited;
}
