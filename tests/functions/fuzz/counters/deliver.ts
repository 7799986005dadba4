import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { LOCAL } from '../../../../scripts/suite/root.ts';
import type { WrittenEvent } from './events.ts';

const program = path.join(LOCAL, 'counters', 'worker.mjs');
const atATime = 6;

/** One file, as functions are deployed: it starts in half the time that its sources would take. */
const bundleWorker = () =>
  build({
    entryPoints: [fileURLToPath(new URL('worker.ts', import.meta.url))],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['firebase-admin', 'firebase-functions'],
    logLevel: 'warning',
  });

/**
 * Has the events handled by a process of their own, until each delivery is acknowledged. After so many of them as
 * `killAfter` says the process is killed with -9, and a new one gets what the old one had not acknowledged.
 */
export async function deliver(
  projectId: string,
  deliveries: readonly WrittenEvent[],
  killAfter: readonly number[],
  options: readonly '--forgetful'[] = [],
): Promise<void> {
  await bundleWorker();
  let open = [...deliveries];
  for (const count of [...killAfter, Infinity]) {
    open = await handleSome(projectId, open, count, options);
  }
}

/** Answers what was not acknowledged when the process ended. */
async function handleSome(
  projectId: string,
  deliveries: readonly WrittenEvent[],
  count: number,
  options: readonly string[],
): Promise<WrittenEvent[]> {
  const worker = spawn(process.execPath, [program, ...options], {
    env: { ...process.env, GCLOUD_PROJECT: projectId },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  // What is written to a process that was killed is lost, as it shall be.
  worker.stdin.on('error', () => undefined);
  const exit = once(worker, 'exit');
  const waiting = [...deliveries];
  const underWay: WrittenEvent[] = [];
  const send = () => {
    const next = waiting.shift();
    if (!next) return;
    underWay.push(next);
    worker.stdin.write(`${JSON.stringify(next)}\n`);
  };
  for (let n = 0; n < atATime; n += 1) send();
  let handled = 0;
  for await (const line of createInterface({ input: worker.stdout })) {
    const id = /^handled (.+)$/.exec(line)?.[1];
    const place = underWay.findIndex((event) => event.id === id);
    if (place === -1) continue;
    underWay.splice(place, 1);
    handled += 1;
    send();
    if (handled >= count || underWay.length === 0) break;
  }
  worker.kill('SIGKILL');
  await exit;
  return [...underWay, ...waiting];
}
